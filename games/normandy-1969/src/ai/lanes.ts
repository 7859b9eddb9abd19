import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type Occupancy, occupancyOf } from '../occupancy.js';
import { printedAllowance } from '../rules/units.js';
import { enemyOf, hexOf, type Side, type Sight } from '../types.js';
import type { World } from '../world.js';
import { createNotes } from './notes.js';
import type { Onset } from './onset.js';
import { MOST_WAYS, NEAR, roomBehind, waysBack } from './ways-back.js';

/** Units that go from one hex to another, one unless said; those that land come from −1. */
export interface Shift {
  readonly from: HexId;
  readonly to: HexId;
  readonly count?: number;
}

const NOBODY: Shift = { from: -1, to: -1 };

/** Ways back and what stands in them. */
export interface Lanes {
  /**
   * §C.9 Units that a move leaves without a way back because of friends, where they may be attacked before anybody can make room,
   * counted once for every way that is filled; negative when it clears some and fills none. `now` and `after` are the hexes the enemy may
   * control by then, without the move and with it: those are no way back to count on.
   */
  crowding(sight: Sight, side: Side, shift: Shift, now: Onset, after?: Onset): number;
  /** Whether those in a hex are without such a way now. */
  isShutIn(sight: Sight, side: Side, hex: HexId, pressed: Onset): boolean;
  /** Whether they are not when one goes from another hex, or from theirs. */
  isHelped(sight: Sight, side: Side, hex: HexId, from: HexId, pressed: Onset): boolean;
  /** Whether anybody near a hex is. */
  isCrowded(sight: Sight, side: Side, hex: HexId, pressed: Onset): boolean;
  /** §C.9 One of the hexes from which these units attack that they might not all get away from, thrown back together, because of friends; −1 none. */
  stuck(sight: Sight, side: Side, units: readonly UnitId[]): number;
  /** §C.8 One of these hexes that the enemy may throw them back from to where they, or others for them, have no way back when it is his turn; −1 none. */
  recoil(sight: Sight, side: Side, units: readonly UnitId[], pressed: Onset): number;
}

/** Of somebody who minds no way back. */
export const NO_LANES: Lanes = {
  crowding: () => 0,
  isShutIn: () => false,
  isHelped: () => false,
  isCrowded: () => false,
  stuck: () => -1,
  recoil: () => -1,
};

export function createLanes(world: World): Lanes {
  const { grid } = world;
  const { stacking } = world.data.tables.limits;
  const ways = Array.from({ length: grid.size }, (_, hex) => waysBack(world, hex));
  const around = Array.from({ length: grid.size }, (_, hex) => grid.within(hex, NEAR));
  const spread = new Uint8Array(grid.size);
  const unpressed = new Uint8Array(grid.size);
  // Friends in each hex of the ways looked at, as they may be and as they are at least.
  const most = new Uint8Array(MOST_WAYS);
  const least = new Uint8Array(MOST_WAYS);
  const asTheyAre = createNotes(grid.size);

  const shutIn = (sight: Sight, side: Side, hex: HexId, shift: Shift, onset: Onset): number => {
    const occupancy = occupancyOf(world, sight.open);
    if (occupancy.side[hex] !== side && hex !== shift.to) return 0;
    const units = mobileIn(world, occupancy, sight, side, hex) + moved(shift, hex);
    const there = ways[hex] as Int32Array;
    // Mostly no friend is in the way, whatever the enemy does.
    if (!countFriends(occupancy, side, there, shift, units)) return 0;
    return missingBehind(occupancy, side, hex, units, onset());
  };

  const missingBehind = (occupancy: Occupancy, side: Side, hex: HexId, units: number, pressed: Uint8Array): number => {
    if (pressed[hex] === 0) return 0;
    const there = ways[hex] as Int32Array;
    const { sure, filled } = roomBehind(world, occupancy, side, there, { units, most, least: most, pressed, mayOpen: true });
    return filled * Math.max(0, units - sure);
  };

  /** Counts friends along these ways, and says whether they may fill any. */
  const countFriends = (
    { side: holders, count }: Occupancy,
    side: Side,
    ways: Int32Array,
    { from, to, count: shifted = 1 }: Shift,
    units: number,
  ): boolean => {
    let mayFill = false;
    for (let i = 0; i < ways.length; i++) {
      const at = ways[i] as number;
      let friends = holders[at] === side ? (count[at] as number) : 0;
      if (at === to) friends += shifted;
      else if (at === from) friends -= shifted;
      most[i] = friends;
      mayFill ||= friends > 0 && friends + units > stacking;
    }
    return mayFill;
  };

  const crowding: Lanes['crowding'] = (sight, side, shift, now, after = now) => {
    let more = 0;
    let less = 0;
    const occupancy = occupancyOf(world, sight.open);
    asTheyAre.turnTo(sight, occupancy.version, now);
    const look = (hex: HexId): void => {
      if (occupancy.side[hex] !== side && hex !== shift.to) return;
      const was = asTheyAre.note(hex, () => shutIn(sight, side, hex, NOBODY, now));
      const is = shutIn(sight, side, hex, shift, after);
      more += Math.max(0, is - was);
      less += Math.max(0, was - is);
    };
    for (const hex of around[shift.to] as readonly number[]) look(hex);
    if (shift.from >= 0) for (const hex of around[shift.from] as readonly number[]) if (grid.distance(hex, shift.to) > NEAR) look(hex);
    return more > 0 ? more : 0 - less;
  };

  return {
    crowding,
    recoil(sight, side, units, pressed) {
      const occupancy = occupancyOf(world, sight.open);
      for (const [hex, count] of stacksOf(sight, units)) {
        const ends = new Map<number, number>(openEnds(world, occupancy, side, ways[hex] as Int32Array));
        for (const [to, room] of ends)
          for (const driven of new Set([1, Math.min(count, room)]))
            if (crowding(sight, side, { from: hex, to, count: driven }, pressed) > 0) return hex;
      }
      return -1;
    },
    stuck(sight, side, units) {
      const occupancy = occupancyOf(world, sight.open);
      const from = stacksOf(sight, units);
      for (const [hex, count] of from) {
        // §C.8 The enemy may send the others wherever they stand in the way most.
        spread.fill(0);
        for (const [other, driven] of from) if (other !== hex) spreadFrom(ways[other] as Int32Array, driven, spread);
        const there = ways[hex] as Int32Array;
        there.forEach((at, i) => {
          most[i] = friendsIn(occupancy, side, at) + (spread[at] as number);
          least[i] = friendsIn(occupancy, side, at) - (from.get(at) ?? 0);
        });
        const { sure, filled } = roomBehind(world, occupancy, side, there, {
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
    isShutIn: (sight, side, hex, pressed) => shutIn(sight, side, hex, NOBODY, pressed) > 0,
    isHelped: (sight, side, hex, from, pressed) => shutIn(sight, side, hex, { from, to: -1 }, pressed) === 0,
    isCrowded: (sight, side, hex, pressed) => (around[hex] as readonly number[]).some((at) => shutIn(sight, side, at, NOBODY, pressed) > 0),
  };
}

/** How many of these units stand in each hex. */
function stacksOf({ open }: Sight, units: readonly UnitId[]): Map<number, number> {
  const stacks = new Map<number, number>();
  for (const unit of units) stacks.set(hexOf(open, unit), (stacks.get(hexOf(open, unit)) ?? 0) + 1);
  return stacks;
}

/** §C.7 §C.9 Where a retreat can end as things are, and how many more find room there. */
function* openEnds(world: World, occupancy: Occupancy, side: Side, ways: Int32Array): Generator<readonly [number, number]> {
  const { stacking } = world.data.tables.limits;
  const enemy = enemyOf(side);
  const room = (hex: HexId): number => {
    const friends = friendsIn(occupancy, side, hex);
    return friends > 0 || (occupancy.side[hex] !== enemy && occupancy.zoc[enemy][hex] === 0) ? stacking - friends : 0;
  };
  for (let i = 0; i < ways.length; i += 2)
    if (room(ways[i] as number) > 0 && room(ways[i + 1] as number) > 0) yield [ways[i + 1] as number, room(ways[i + 1] as number)];
}

const friendsIn = ({ side: holders, count }: Occupancy, side: Side, hex: HexId): number =>
  holders[hex] === side ? (count[hex] as number) : 0;

/** Adds to every hex in which a retreat may end those who may end there. */
function spreadFrom(ways: Int32Array, count: number, spread: Uint8Array): void {
  const ends = new Set<number>();
  for (let i = 1; i < ways.length; i += 2) ends.add(ways[i] as number);
  for (const end of ends) spread[end] = (spread[end] as number) + count;
}

const moved = ({ from, to, count = 1 }: Shift, hex: HexId): number => (hex === to ? count : hex === from ? -count : 0);

/** §C.7 Units bound to their works never retreat. */
function mobileIn(world: World, { side: holders, first, next }: Occupancy, sight: Sight, side: Side, hex: HexId): number {
  if (holders[hex] !== side) return 0;
  let count = 0;
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) if (printedAllowance(world, sight, unit) > 0) count++;
  return count;
}
