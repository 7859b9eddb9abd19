import type { CounterKey } from '@bocage/board';
import { COUNTER_PARTS } from '@bocage/board/words';

export const counterKey: CounterKey = {
  sample: {
    unit: 0,
    name: 'A counter',
    symbol: 'infantry',
    nation: 'us-blue',
    size: 'III',
    left: '1 US',
    right: '16',
    factors: '4',
    band: '#39613d',
    boxes: { all: 4, crossed: 1 },
    marks: ['fuel'],
  },
  parts: [
    { part: 'Large figure', text: 'strength now; on guns the ammunition laid on them, of how much they may have' },
    { part: 'Boxes', text: 'steps it has, crossed off as it loses' },
    COUNTER_PARTS.symbol,
    COUNTER_PARTS.size,
    { part: 'Left and right', text: 'division or corps, and the unit in it' },
    { part: 'Stripe', text: 'one colour for each formation' },
  ],
  nations: [
    { nation: 'us-blue', title: 'United States' },
    { nation: 'british-red', title: 'British' },
    { nation: 'canadian-red', title: 'Canadian: with a dark red stripe' },
    { nation: 'german-olive', title: 'German' },
  ],
  symbols: [
    'infantry',
    'armour',
    'mechanised-infantry',
    'parachute',
    'artillery',
    'assault-gun',
    'anti-aircraft',
    'headquarters',
    'strongpoint',
    'unknown',
  ],
  sizes: ['III', 'X', 'XX', 'XXX'],
  marks: [
    { mark: 'fuel', text: 'Fuel lies on it' },
    { mark: 'ammo', text: 'Ammunition lies on it' },
    { mark: 'tactical air', text: 'Aircraft support it' },
    { mark: 'naval', text: 'Ships support it' },
    { mark: 'funnies', text: 'Special armour supports it' },
    { mark: 'special forces', text: 'Special forces support it' },
    { mark: 'moved', text: 'Has moved this turn' },
    { mark: 'attacked', text: 'Has attacked this turn' },
    { mark: 'retreated', text: 'Has withdrawn this turn' },
    { mark: 'out of command', text: 'Its headquarters is too far away' },
  ],
  notes: [
    {
      text: 'The colours are the handbook’s (§3.1), and other than in the other games here: American blocks blue, British and Canadian red, German olive.',
      section: '3.1',
    },
    { text: 'While orders are placed, a counter that has one is pale.' },
  ],
};
