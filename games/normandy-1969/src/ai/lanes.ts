import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type Occupancy, occupancyOf, unitsAt } from '../occupancy.js';
import { isBarred } from '../rules/retreat.js';
import { printedAllowance } from '../rules/units.js';
import { enemyOf, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';

/** A unit that goes from one hex to another; one that lands comes from −1. */
export interface Shift {
  readonly from: HexId;
  readonly to: HexId;
}

const NOBODY: Shift = { from: -1, to: -1 };
/** §C.5 A retreat reaches this far. */
const NEAR = 2;

/** Ways back and what stands in them. */
export interface Lanes {
  /**
   * §C.9 Units that a move leaves without a way back because of friends, where they may be attacked before anybody can make room,
   * counted once for every way that is filled; negative when it clears some. `pressed` are the hexes the enemy may control by then: those are no way back to count on.
   */
  crowding(sight: Sight, side: Side, shift: Shift, pressed: Uint8Array): number;
  /** Whether anybody near a hex is without such a way now. */
  isCrowded(sight: Sight, side: Side, hex: HexId, pressed: Uint8Array): boolean;
  /** §C.9 One of the hexes from which these units attack that they might not all get away from, thrown back together, because of friends; −1 none. */
  stuck(sight: Sight, side: Side, units: readonly UnitId[]): number;
}

export function createLanes(world: World): Lanes {
  const { grid } = world;
  const ways = Array.from({ length: grid.size }, (_, hex) => waysBack(world, hex));
  const around = Array.from({ length: grid.size }, (_, hex) => grid.within(hex, NEAR));
  const spread = new Uint8Array(grid.size);
  const unpressed = new Uint8Array(grid.size);

  const shutIn = (sight: Sight, side: Side, hex: HexId, shift: Shift, pressed: Uint8Array): number => {
    const occupancy = occupancyOf(world, sight.open);
    if (occupancy.side[hex] !== side && hex !== shift.to) return 0;
    const friends = (at: number): number => friendsIn(occupancy, side, at) + moved(shift, at);
    const units = mobileIn(world, sight, side, hex) + moved(shift, hex);
    const { sure, filled } = roomBehind(world, occupancy, side, ways[hex] as Int32Array, {
      units,
      most: friends,
      least: friends,
      pressed,
      mayOpen: true,
    });
    return filled * Math.max(0, units - sure);
  };

  return {
    stuck(sight, side, units) {
      const occupancy = occupancyOf(world, sight.open);
      const from = new Map<number, number>();
      for (const unit of units) from.set(hexOf(sight.open, unit), (from.get(hexOf(sight.open, unit)) ?? 0) + 1);
      for (const [hex, count] of from) {
        // §C.8 The enemy may send the others wherever they stand in the way most.
        spread.fill(0);
        for (const [other, driven] of from) if (other !== hex) spreadFrom(ways[other] as Int32Array, driven, spread);
        const most = (at: number): number => friendsIn(occupancy, side, at) + (spread[at] as number);
        const least = (at: number): number => friendsIn(occupancy, side, at) - (from.get(at) ?? 0);
        const { sure, filled } = roomBehind(world, occupancy, side, ways[hex] as Int32Array, {
          units: count,
          most,
          least,
          pressed: unpressed,
          mayOpen: false,
        });
        if (filled > 0 && sure < count) return hex;
      }
      return -1;
    },
    isCrowded: (sight, side, hex, pressed) =>
      (around[hex] as readonly number[]).some((at) => pressed[at] === 1 && shutIn(sight, side, at, NOBODY, pressed) > 0),
    crowding(sight, side, shift, pressed) {
      let more = 0;
      const look = (hex: HexId): void => {
        if (pressed[hex] === 0) return;
        more += shutIn(sight, side, hex, shift, pressed) - shutIn(sight, side, hex, NOBODY, pressed);
      };
      for (const hex of around[shift.to] as readonly number[]) look(hex);
      if (shift.from < 0) return more;
      for (const hex of around[shift.from] as readonly number[]) if (grid.distance(hex, shift.to) > NEAR) look(hex);
      return more;
    },
  };
}

/** Who may stand in the way when it comes to a retreat. */
interface Outlook {
  /** How many have to go back. */
  readonly units: number;
  most(hex: HexId): number;
  least(hex: HexId): number;
  /** Hexes the enemy may come to control. */
  readonly pressed: Uint8Array;
  /** He moves before it comes to that, and may leave what he controls now. */
  readonly mayOpen: boolean;
}

/** §C.7 §C.9 Room that can be counted on at the end of a way back, and how many of those the enemy has left open friends may fill. */
function roomBehind(
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
  const isSure = (hex: HexId): boolean => least(hex) > 0 || (pressed[hex] === 0 && isOpen(hex, 0));
  let sure = 0;
  let filled = 0;
  for (let i = 0; i < ways.length; i += 2) {
    const via = ways[i] as number;
    const end = ways[i + 1] as number;
    const passing = most(via);
    const there = most(end);
    if (!mayOpen && !(isOpen(via, passing) && isOpen(end, there))) continue;
    if (passing >= stacking || (there > 0 && there + units > stacking)) filled++;
    if (passing < stacking && isSure(via) && isSure(end)) sure = Math.max(sure, stacking - there);
  }
  return { sure, filled };
}

const friendsIn = ({ side: holders, count }: Occupancy, side: Side, hex: HexId): number =>
  holders[hex] === side ? (count[hex] as number) : 0;

/** Adds to every hex in which a retreat may end those who may end there. */
function spreadFrom(ways: Int32Array, count: number, spread: Uint8Array): void {
  const ends = new Set<number>();
  for (let i = 1; i < ways.length; i += 2) ends.add(ways[i] as number);
  for (const end of ends) spread[end] = (spread[end] as number) + count;
}

const moved = ({ from, to }: Shift, hex: HexId): number => (hex === to ? 1 : 0) - (hex === from ? 1 : 0);

/** §C.5 §C.6 Every way of two hexes that the ground leaves open: where it passes, where it ends. */
function waysBack(world: World, hex: HexId): Int32Array {
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

/** §C.7 Units bound to their works never retreat. */
function mobileIn(world: World, sight: Sight, side: Side, hex: HexId): number {
  if (occupancyOf(world, sight.open).side[hex] !== side) return 0;
  let count = 0;
  for (const unit of unitsAt(world, sight.open, hex)) if (printedAllowance(world, sight, unit) > 0) count++;
  return count;
}
