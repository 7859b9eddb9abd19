import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { AT_SEA } from '../roster.js';
import type { Open } from '../types.js';
import { occupancyOf, rosterOf, type World } from '../world.js';
import { inColumn, sideOf } from './units.js';

/** §S.14 Steps of a hex that are not in Column, without one unit and, where it would come over an enemy Park, without the enemy. Craft do not count (§4.5.4(1)), nor who rides (§7.3). */
function stepsAt(world: World, open: Open, hex: HexId, without: UnitId): number {
  const { move } = rosterOf(world, open);
  const { first, next } = occupancyOf(world, open);
  let steps = 0;
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) {
    const isOther = without >= 0 && sideOf(world, open, unit) !== sideOf(world, open, without);
    const counts = unit !== without && !isOther && !inColumn(open, unit) && move[unit] !== AT_SEA && open.aboard[unit] === -1;
    if (counts) steps += open.steps[unit] as number;
  }
  return steps;
}

/** §S.14 Steps of a hex that are not in Column. */
export const stepsIn = (world: World, open: Open, hex: HexId): number => stepsAt(world, open, hex, -1);

/** §S.14 E1 Whether more steps stand in a hex than may. */
export const isOverstacked = (world: World, open: Open, hex: HexId): boolean =>
  stepsIn(world, open, hex) > world.data.tables.stacking.steps;

/** §S.12 §S.14 One unit in Column a hex, at all times. */
export function hasColumn(world: World, open: Open, hex: HexId, without: UnitId): boolean {
  const { first, next } = occupancyOf(world, open);
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) if (unit !== without && inColumn(open, unit)) return true;
  return false;
}

/** §S.14 Whether a unit may end its Action in a hex: eight steps, and one unit in Column besides. */
export function hasRoom(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  return inColumn(open, unit) ? !hasColumn(world, open, hex, unit) : hasRoomDeployed(world, open, unit, hex);
}

/** §S.14 Whether its steps find room there out of Column. */
export function hasRoomDeployed(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  return stepsAt(world, open, hex, unit) + (open.steps[unit] as number) <= world.data.tables.stacking.steps;
}
