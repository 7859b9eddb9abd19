import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { fieldTo, UNREACHED } from '@bocage/wargame';
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
  const held = hexesHeldBy(world, open, enemyOf(side));
  const { entry } = world.occupancies.of(open);
  const bars = entry[side];
  return world.stepCosts.fieldBy(costs, `${goals.join()}:${held.join()}`, () =>
    fieldBy(world, goals, costs, (hex) => (bars[hex] as number) < 0),
  );
}

/** §6.1.1 By one going's table of step costs. */
const fieldBy = (
  { grid }: Pick<World, 'grid'>,
  goals: readonly number[],
  costs: Int16Array,
  isBarred: (hex: HexId) => boolean,
): Int16Array => fieldTo(grid, goals, (from, direction) => (isBarred(from) ? -1 : (costs[from * 6 + direction] as number)));
