import { CITY, HILL, SWAMP, TOWN } from '../ground.js';
import type { World } from '../world.js';

/** §10.2.7 b What a line of sight cannot pass: towns, swamps and hills; 0 where it can. Fortifications do not matter. */
function blockerIn({ ground }: World, hex: number): number {
  const terrain = ground.terrain[hex] as number;
  if (terrain === TOWN || terrain === CITY) return TOWN;
  return ground.under[hex] === HILL ? HILL : ground.under[hex] === SWAMP ? SWAMP : 0;
}

/**
 * §10.2.7 b The first hex that blocks the line between two hexes, −1 when it is clear. Along a hexside the line is blocked
 * only when both hexes beside it block, by different terrain or by the same (R46).
 */
export function firstBlocker(world: World, from: number, to: number): number {
  const line = world.grid.line(from, to);
  for (let i = 1; i < line.length - 1; i++) {
    const beside = line[i] as readonly number[];
    if (beside.every((hex) => blockerIn(world, hex) !== 0)) return beside[0] as number;
  }
  return -1;
}

/** §10.2.7 b */
export const isInSight = (world: World, from: number, to: number): boolean => firstBlocker(world, from, to) < 0;
