import type { CounterFace, Stack } from '@bocage/board';
import { TACTICS, type Tactic } from '../src/data/shapes.js';
import { CLEARED, FACE_DOWN, type LiberatingAssaultView } from '../src/types.js';
import { tacticTitle } from './names.js';
import type { Words } from './words.js';

/** Coastal counters are no units; on the board they come after them. */
const coastUnit = ({ world }: Words, hex: number): number => world.roster.units + (world.ground.coastIndex[hex] as number);
export const coastHexOf = ({ world }: Words, unit: number): number | undefined => world.ground.coast[unit - world.roster.units];

/** §8.1 The counter of a coastal hex: its back until it is turned up. */
export function coastFace(words: Words, { open }: LiberatingAssaultView, hex: number): CounterFace {
  const i = words.world.ground.coastIndex[hex] as number;
  const strength = open.coast[i] as number;
  const common = { unit: coastUnit(words, hex), nation: 'german-olive', size: '', left: '', marks: [] } as const;
  if (strength === FACE_DOWN)
    return { ...common, symbol: 'unknown', right: '', factors: '', name: `Coastal defences ${words.places.at(hex)}, face down` };
  const tactic = tacticTitle(words, TACTICS[open.coastTactic[i] as number] as Tactic);
  return {
    ...common,
    symbol: 'strongpoint',
    right: '',
    factors: String(strength),
    strength,
    name: `Coastal defences ${words.places.at(hex)}, strength ${strength}, plays ${tactic}`,
  };
}

/** §8.1 Counters on the coasts where the Allies may land; those elsewhere never meet anybody. */
export function coastStacks(words: Words, view: LiberatingAssaultView): Stack[] {
  const { landings, coastIndex } = words.world.ground;
  const seen = words.seen(view);
  const hexes = Object.values(landings).flat();
  return hexes
    .filter((hex) => seen[hex] === 1 && view.open.coast[coastIndex[hex] as number] !== CLEARED)
    .map((hex) => ({ hex, faces: [coastFace(words, view, hex)] }));
}
