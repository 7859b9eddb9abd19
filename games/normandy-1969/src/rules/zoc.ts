import type { HexId } from '@bocage/hex';
import { ALL_SEA, FLOODED, type Ground } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { enemyOf, type Open, type Side } from '../types.js';
import type { World } from '../world.js';

/** §R.4 A unit controls the six hexes around it, but not across all-sea or flooded hexsides. */
export function zocTargets(ground: Ground): Int32Array {
  return Int32Array.from(ground.grid.neighbours, (to, i) => (((ground.sides[i] as number) & (ALL_SEA | FLOODED)) === 0 ? to : -1));
}

/** §R.4 */
export function inEnemyZoc(world: World, open: Open, side: Side, hex: HexId): boolean {
  return (occupancyOf(world, open).zoc[enemyOf(side)][hex] as number) > 0;
}
