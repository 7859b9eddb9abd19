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
  return world.stepCosts.fieldBy(costs, String(goal), () => fieldBy(world, [goal], costs, () => false));
}

/** §6.2.2 What the way to the nearest goal costs a side's units of one going, from everywhere the enemy is not. */
export function fieldPast(world: World, open: Open, side: Side, goals: readonly HexId[], costs: Int16Array): Int16Array {
  const bars = world.occupancies.of(open).entry[side];
  return world.stepCosts.fieldBy(costs, `${listed(goals)}:${heldBy(world, open, enemyOf(side))}`, () =>
    fieldBy(world, goals, costs, (hex) => (bars[hex] as number) < 0),
  );
}

const held = new Remembered<string>();

/** The hexes a side holds as text, as long as none of its units moves. */
function heldBy(world: World, open: Open, side: Side): string {
  const occupancy = world.occupancies.of(open);
  const version = occupancy.versionOf[side];
  return held.recall(occupancy, side, version) ?? held.keep(occupancy, side, version, hexesHeldBy(world, open, side).join());
}

const lists = new NearMap<readonly HexId[], string>();

/** A list of goals as text: the same list is asked about for one unit after another. */
function listed(goals: readonly HexId[]): string {
  const text = lists.get(goals) ?? goals.join();
  lists.set(goals, text);
  return text;
}

/** §6.1.1 By one going's table of step costs. */
const fieldBy = (
  { grid }: Pick<World, 'grid'>,
  goals: readonly number[],
  costs: Int16Array,
  isBarred: (hex: HexId) => boolean,
): Int16Array => fieldTo(grid, goals, (from, direction) => (isBarred(from) ? -1 : (costs[from * 6 + direction] as number)));
