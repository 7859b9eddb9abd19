import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { fieldTo, NearMap, Remembered, UNREACHED } from '@bocage/wargame';
import { hexesHeldBy } from '../occupancy.js';
import { enemyOf, MOVEMENT_MODE, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { costsOf } from './terrain-costs.js';

export { UNREACHED };

/** §20.4 What a unit's way to a hex costs from everywhere, by the ground alone. Remembered until the ground changes. */
export function fieldOf(world: World, open: Open, unit: UnitId, goal: number, mode: number = MOVEMENT_MODE): Int16Array {
  const costs = costsOf(world, open, unit, mode);
  return world.stepCosts.fieldBy(costs, goal, () => fieldBy(world, [goal], costs, () => false));
}

/** §6.2.2 What the way to the nearest goal costs a side's units of one going, from everywhere the enemy is not. */
export function fieldPast(world: World, open: Open, side: Side, goals: readonly HexId[], costs: Int16Array): Int16Array {
  const bars = world.occupancies.of(open).entry[side];
  const name = heldBy(world, open, enemyOf(side)) * MOST_LISTS + listed(world, goals);
  return world.stepCosts.fieldBy(costs, name, () => fieldBy(world, goals, costs, (hex) => (bars[hex] as number) < 0));
}

const MOST_TEXTS = 2000;
const numbers = new Map<string, number>();
let last = 0;

/** A number for a list of hexes, the same as long as it is remembered and never that of another. */
function numberOf(hexes: readonly HexId[]): number {
  const text = hexes.join();
  const known = numbers.get(text);
  if (known !== undefined) return known;
  if (numbers.size >= MOST_TEXTS) numbers.clear();
  numbers.set(text, ++last);
  return last;
}

/** More than there will be lists of goals, so that each with each list of hexes held has a number of its own. */
const MOST_LISTS = 2 ** 24;

const held = new Remembered<number>();

/** The number of the hexes a side holds, as long as none of its units moves. */
function heldBy(world: World, open: Open, side: Side): number {
  const occupancy = world.occupancies.of(open);
  const version = occupancy.versionOf[side];
  const known = held.recall(occupancy, side, version);
  return known ?? held.keep(occupancy, side, version, numberOf(hexesHeldBy(world, open, side)));
}

const lists = new NearMap<readonly HexId[], number>();

/** The number of a list of goals: the same list is asked about for one unit after another. */
function listed({ grid }: World, goals: readonly HexId[]): number {
  if (goals.length === 1) return goals[0] as number;
  const known = lists.get(goals);
  if (known !== undefined) return known;
  const number = grid.size + numberOf(goals);
  lists.set(goals, number);
  return number;
}

/** §6.1.1 By one going's table of step costs. */
const fieldBy = (
  { grid }: Pick<World, 'grid'>,
  goals: readonly number[],
  costs: Int16Array,
  isBarred: (hex: HexId) => boolean,
): Int16Array => fieldTo(grid, goals, (from, direction) => (isBarred(from) ? -1 : (costs[from * 6 + direction] as number)));
