import type { HexId } from '@bocage/hex';
import { BOCAGE, CITY, SEA } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { type DestroyedWhy, GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';

/** §P.1 What the table says for a regiment that jumps into this hex. */
export function scatterResult(world: World, hex: HexId, die: number): { readonly loses: number; readonly scatters: boolean } {
  const { clear, bocageOrCity } = world.data.tables.scatter;
  const terrain = world.ground.terrain[hex];
  const column = terrain === BOCAGE || terrain === CITY ? bocageOrCity : clear;
  return column[die - 1] as { loses: number; scatters: boolean };
}

/** §P.3 One hex in the direction of the die, 1 north and on clockwise; −1 off the map. */
export const driftTo = (world: World, hex: HexId, die: number): number => world.grid.neighbour(hex, die - 1);

/** §P.3 Why a regiment that came down here is lost; undefined when it lands. */
export function lostIn(world: World, open: Open, hex: HexId): DestroyedWhy | undefined {
  if (hex < 0) return 'scattered-off-map';
  if (world.ground.terrain[hex] === SEA) return 'scattered-into-sea';
  if (occupancyOf(world, open).side[hex] === GERMAN) return 'scattered-onto-enemy';
  return hasRoom(world, open, hex) ? undefined : 'scattered-into-full-hex';
}
