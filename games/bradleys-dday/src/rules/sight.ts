import { ENTERED, type HexId, PASS } from '@bocage/hex';
import { type Between, rememberBetween } from '@bocage/wargame';
import { CITY, HILL, SWAMP, TOWN } from '../ground.js';
import type { World } from '../world.js';

/** §10.2.7 b What a line of sight cannot pass: towns, swamps and hills; 0 where it can. Fortifications do not matter. */
function blockerIn({ ground }: Pick<World, 'ground'>, hex: HexId): number {
  const terrain = ground.terrain[hex] as number;
  if (terrain === TOWN || terrain === CITY) return TOWN;
  return ground.under[hex] === HILL ? HILL : ground.under[hex] === SWAMP ? SWAMP : 0;
}

/**
 * §10.2.7 b The first hex that blocks the line between two hexes, −1 when it is clear. The line passes every hex it cuts a corner
 * off; along a hexside it is blocked only when both hexes beside it block, by different terrain or by the same (R46).
 */
export function firstBlocker(world: Pick<World, 'grid' | 'ground'>, from: HexId, to: HexId): number {
  const passes = new Int32Array(8 * world.grid.distance(from, to));
  const length = world.grid.trace(from, to, passes);
  const blocks = (hex: HexId): boolean => hex >= 0 && blockerIn(world, hex) !== 0;
  for (let i = 0; i < length; i += PASS) {
    const [hex, beside] = [passes[i + 1] as number, passes[i + 2] as number];
    if (hex !== to && blocks(hex) && (beside === ENTERED || blocks(beside))) return hex;
  }
  return -1;
}

const SEEN = 1;
const UNSEEN = 2;

/** §10.2.7 b Every line of sight on a map, each looked along once: the ground never changes it. */
export const createSight = (world: Pick<World, 'grid' | 'ground'>): Between =>
  rememberBetween(world.grid.size, (from, to) => (firstBlocker(world, from, to) < 0 ? SEEN : UNSEEN));

/** §10.2.7 b */
export const isInSight = ({ sight }: World, from: HexId, to: HexId): boolean => sight(from, to) === SEEN;
