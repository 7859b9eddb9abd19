import type { CounterKey } from '@bocage/board';
import { COUNTER_PARTS, nationsOf } from '@bocage/board/words';

export const counterKey: CounterKey = {
  sample: {
    unit: 0,
    name: 'A counter',
    symbol: 'infantry',
    nation: 'us',
    size: 'III',
    left: '4',
    right: '8',
    factors: '5-8',
    band: '#2f5d73',
    marks: ['active'],
  },
  parts: [
    {
      part: 'Large figures',
      text: 'strength, then movement; of three the first attacks and the second defends, in brackets as Flak alone',
    },
    COUNTER_PARTS.symbol,
    COUNTER_PARTS.size,
    { part: 'Left and right', text: 'division, and the unit in it' },
    { part: 'Stripe', text: 'one colour for each division of several units' },
  ],
  nations: nationsOf('us', 'british', 'canadian', 'polish', 'french', 'german', 'ss'),
  symbols: [
    'infantry',
    'armour',
    'mechanised-infantry',
    'heavy-armour',
    'armoured-cavalry',
    'parachute',
    'glider',
    'commando',
    'ranger',
    'ost-infantry',
    'garrison',
    'anti-aircraft',
    'strongpoint',
  ],
  sizes: ['II', 'III', 'X', 'KG'],
  marks: [
    { mark: 'active', text: 'May act in this round' },
    { mark: 'moved', text: 'Has moved this round' },
    { mark: 'fought', text: 'Has fought this round' },
    { mark: 'retreated', text: 'Has retreated this round' },
    { mark: 'reduced', text: 'Has lost a step' },
    { mark: 'unsupplied', text: 'Out of supply (§13.0)' },
    { mark: 'unknown', text: 'Its strength is not known yet' },
  ],
  notes: [{ text: 'A unit that has done what it can in this round is pale.' }],
};
