import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Side } from '../sides.js';
import type { Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { sideOf } from './units.js';

/** §10.1 Whether a hex is mined against a side: only the enemy suffers from a minefield. */
export function isMinedFor(open: Open, side: Side, hex: HexId): boolean {
  const at = open.mines.indexOf(hex);
  return at >= 0 && open.minesBy[at] !== side;
}

/** §10.2 Whether a unit stands in enemy mines: it needs a check to leave. */
export const isInMines = (world: World, open: Open, unit: UnitId): boolean =>
  isMinedFor(open, sideOf(world, open, unit), hexOf(open, unit));
