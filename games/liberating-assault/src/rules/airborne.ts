import { SWAMP } from '../ground.js';
import { isHeldBy } from '../standing.js';
import { type Field, GERMAN } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';

/** Where a regiment came down and what it cost. */
export interface Drop {
  readonly hex: number;
  readonly losses: number;
}

const isLand = (world: World, hex: number): boolean => world.ground.land.includes(hex);

/** §8.6 Any land hex without Germans may be aimed at. */
export const dropZones = (world: World, field: Field): number[] => world.ground.land.filter((hex) => !isHeldBy(world, field, GERMAN, hex));

/** The nearest land hex a regiment can stand in, in the order of the rings. */
function nearestFree(world: World, field: Field, from: number): number {
  for (let radius = 0; radius < world.grid.width; radius++) {
    const hexes = radius === 0 ? [from] : world.grid.ring(from, radius);
    const free = hexes.find((hex) => isLand(world, hex) && !isHeldBy(world, field, GERMAN, hex) && hasRoom(world, field, hex));
    if (free !== undefined) return free;
  }
  throw new Error('no land anywhere');
}

/** §10.3 One die says how far it is off and what is lost, another in which direction; sea and swamp cost one box more. */
export function dropOf(world: World, field: Field, aim: number, die: number, compass: number): Drop {
  const { faces, wet } = world.data.tables.drop;
  const { scatter, losses } = faces[die - 1] as { scatter: number; losses: number };
  let hex = aim;
  for (let i = 0; i < scatter; i++) {
    const next = world.grid.neighbour(hex, compass - 1);
    if (next >= 0) hex = next;
  }
  const isWet = !isLand(world, hex) || world.ground.terrain[hex] === SWAMP;
  return { hex: nearestFree(world, field, hex), losses: losses + (isWet ? wet : 0) };
}
