import type { HexId } from '@bocage/hex';
import { occupancyOf } from '../occupancy.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §R.6 Room for one more unit; markers do not count. Who holds the hex is another question. */
export function hasRoom(world: World, open: Open, hex: HexId): boolean {
  return (occupancyOf(world, open).count[hex] as number) < world.data.tables.limits.stacking;
}
