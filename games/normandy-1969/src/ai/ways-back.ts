import type { HexId } from '@bocage/hex';
import type { Occupancy } from '../occupancy.js';
import { isBarred } from '../rules/retreat.js';
import { enemyOf, type Side } from '../types.js';
import type { World } from '../world.js';

/** §C.5 A retreat reaches this far. */
export const NEAR = 2;
/** Two hexes for each of the ways back there can be. */
export const MOST_WAYS = 36;

/** §C.5 §C.6 Every way of two hexes that the ground leaves open: where it passes, where it ends. */
export function waysBack(world: World, hex: HexId): Int32Array {
  const { grid } = world;
  const ways: number[] = [];
  for (let first = 0; first < 6; first++) {
    if (isBarred(world, hex, first)) continue;
    const via = grid.neighbour(hex, first);
    for (let second = 0; second < 6; second++) {
      if (isBarred(world, via, second)) continue;
      const end = grid.neighbour(via, second);
      if (grid.distance(hex, end) === NEAR) ways.push(via, end);
    }
  }
  return Int32Array.from(ways);
}

/** Who may stand in the way when it comes to a retreat. */
interface Outlook {
  /** How many have to go back. */
  readonly units: number;
  /** Friends in each hex of the ways. */
  readonly most: Uint8Array;
  readonly least: Uint8Array;
  /** Hexes the enemy may come to control. */
  readonly pressed: Uint8Array;
  /** He moves before it comes to that, and may leave what he controls now. */
  readonly mayOpen: boolean;
}

/** §C.7 §C.9 Room that can be counted on at the end of a way back, and how many of those the enemy has left open friends may fill. */
export function roomBehind(
  world: World,
  { side: holders, zoc }: Occupancy,
  side: Side,
  ways: Int32Array,
  { units, most, least, pressed, mayOpen }: Outlook,
) {
  const { stacking } = world.data.tables.limits;
  const enemy = enemyOf(side);
  // §C.7 Where friends stand the enemy's zone does not count.
  const isOpen = (hex: HexId, friends: number): boolean => friends > 0 || (holders[hex] !== enemy && zoc[enemy][hex] === 0);
  const isSure = (i: number): boolean => pressed[ways[i] as number] === 0 && isOpen(ways[i] as number, least[i] as number);
  let sure = 0;
  let filled = 0;
  for (let i = 0; i < ways.length; i += 2) {
    const passing = most[i] as number;
    const there = most[i + 1] as number;
    if (!mayOpen && !(isOpen(ways[i] as number, passing) && isOpen(ways[i + 1] as number, there))) continue;
    if (passing >= stacking || (there > 0 && there + units > stacking)) filled++;
    if (passing < stacking && stacking - there > sure && isSure(i) && isSure(i + 1)) sure = stacking - there;
  }
  return { sure, filled };
}
