import type { Grid, HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type Between, rememberBetween } from '@bocage/wargame';
import { MOVEMENT_MODE, type Open } from '../types.js';
import type { World } from '../world.js';
import { hexOf } from './units.js';

/** The six directions as vectors, clockwise from north. */
const ANGLE = Math.PI / 3;
/** More than any rounding of coordinates, less than any angle between hexes on this map. */
const TOLERANCE = 1e-6;

/** §7.4.2 §14.1.3 R22 Whether a hex lies in the 120 degrees before a hex that faces a direction, its boundary rows included. */
export const isInArc = ({ arcs }: World, from: HexId, facing: number, to: HexId): boolean => (arcs(from, to) & (1 << facing)) !== 0;

const FACINGS = [0, 1, 2, 3, 4, 5];

/** §7.4.2 For each two hexes the facings that look from one to the other, a bit each. */
export const createArcs = (grid: Grid): Between =>
  rememberBetween(grid.size, (from, to) => FACINGS.reduce((bits, facing) => bits | (looksTo(grid, from, facing, to) ? 1 << facing : 0), 0));

/** §7.4.2 §14.1.3 R22 */
function looksTo(grid: Grid, from: HexId, facing: number, to: HexId): boolean {
  if (from === to) return true;
  const a = grid.centre(from);
  const b = grid.centre(to);
  const bearing = Math.atan2(b.x - a.x, a.y - b.y);
  const turn = Math.abs(((((bearing - facing * ANGLE) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  return turn <= ANGLE + TOLERANCE;
}

/** §7.4.4 §7.4.5 §10.1.7 §14.1.3 Units on the march, and the coastal gun always, act only to their front. */
export function facesTo(world: World, open: Open, unit: UnitId, to: HexId): boolean {
  const fixed = world.roster.type[unit] === 'coastal-artillery';
  if (open.mode[unit] !== MOVEMENT_MODE && !fixed) return true;
  return isInArc(world, hexOf(open, unit), open.facing[unit] as number, to);
}
