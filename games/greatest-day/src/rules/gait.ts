import type { UnitId } from '@bocage/kernel';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { isMounted } from './ratings.js';
import { inColumn } from './units.js';

/** How somebody moves now: on foot, wheels or tracks, and whether in Column. */
export interface Gait {
  readonly move: number;
  readonly column: boolean;
}

/** §S.11 §S.13 A mounted unit moves as its transport does. */
export function gaitOf(world: World, open: Open, unit: UnitId): Gait {
  const roster = rosterOf(world, open);
  return { move: (isMounted(open, unit) ? roster.transport[unit] : roster.move[unit]) as number, column: inColumn(open, unit) };
}
