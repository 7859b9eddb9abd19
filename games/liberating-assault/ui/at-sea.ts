import { SEA } from '../src/ground.js';
import { formationOf } from '../src/rules/fuel.js';
import { coastOf } from '../src/rules/landing.js';
import { AT_SEA, type LiberatingAssaultView } from '../src/types.js';
import type { Words } from './words.js';

/** Sea hexes off a stretch of coast, the nearest first. */
function roads({ world }: Words, coast: readonly number[]): number[] {
  const { grid, ground } = world;
  const isSea = (hex: number): boolean => ground.terrain[hex] === SEA;
  const near = new Set(coast.flatMap((hex) => grid.ring(hex, 1).filter(isSea)));
  const far = new Set(coast.flatMap((hex) => grid.ring(hex, 2).filter(isSea)));
  return [...near, ...[...far].filter((hex) => !near.has(hex))];
}

const moored = new WeakMap<LiberatingAssaultView, ReadonlyMap<number, number>>();

/** §8.4 Where the assault lies off its coast: each division in a sea hex of its own, a picture and no rule. Made once for a view. */
export function anchorages(words: Words, view: LiberatingAssaultView): ReadonlyMap<number, number> {
  const found = moored.get(view) ?? moor(words, view);
  moored.set(view, found);
  return found;
}

function moor(words: Words, { open, known }: LiberatingAssaultView): ReadonlyMap<number, number> {
  const afloat = new Set(known.hex.flatMap((hex, unit) => (hex === AT_SEA ? [formationOf(open, unit)] : [])));
  const taken = new Set<number>();
  const found = new Map<number, number>();
  for (const formation of [...afloat].sort((a, b) => a - b)) {
    const free = roads(words, coastOf(words.world, open, formation)).find((hex) => !taken.has(hex));
    if (free === undefined) continue;
    taken.add(free);
    found.set(formation, free);
  }
  return found;
}

/** Where a counter is drawn: on its hex, or off the coast while it is at sea. */
export function drawnAt(words: Words, view: LiberatingAssaultView, unit: number): number | undefined {
  const hex = view.known.hex[unit];
  if (hex !== undefined && hex >= 0) return hex;
  return hex === AT_SEA ? anchorages(words, view).get(formationOf(view.open, unit)) : undefined;
}
