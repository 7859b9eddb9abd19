import type { CounterKey } from '@bocage/board';
import { COUNTER_PARTS } from '@bocage/board/words';

export const counterKey: CounterKey = {
  sample: {
    unit: 0,
    name: 'A counter',
    left: '',
    nation: 'us-blue',
    symbol: 'armour',
    size: 'I',
    right: 'B',
    factors: '4-4',
    marks: ['commander'],
  },
  parts: [
    { part: 'Large figures', text: 'strength, then movement' },
    COUNTER_PARTS.symbol,
    COUNTER_PARTS.size,
    { part: 'Right', text: 'the first letter or figure of its name' },
  ],
  nations: [
    { nation: 'us-blue', title: 'Blue' },
    { nation: 'british-red', title: 'Red' },
  ],
  symbols: ['infantry', 'armour'],
  sizes: ['I'],
  marks: [
    { mark: 'commander', text: 'Commander, where you may know it (§C.2)' },
    { mark: 'supplied', text: 'Was handed a supply card this turn (§C.5)' },
    { mark: 'fought', text: 'Has attacked this turn (§C.7)' },
  ],
  notes: [{ text: 'The two sides are of no nation: they have the colours they are called by. A counter that has moved is pale.' }],
};
