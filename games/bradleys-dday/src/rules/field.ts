import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { fieldTo as fieldBy, UNREACHED } from '@bocage/wargame';
import { MOVEMENT_MODE, type Open } from '../types.js';
import type { World } from '../world.js';
import { costsOf } from './terrain-costs.js';

export { UNREACHED };

/** The cost of the way from every hex to the nearest goal, by one going's table of step costs. */
export const fieldTo = (
  { grid }: Pick<World, 'grid'>,
  goals: readonly number[],
  costs: Int16Array,
  blocked: (hex: HexId) => boolean,
): Int16Array => fieldBy(grid, goals, (from, direction) => (blocked(from) ? -1 : (costs[from * 6 + direction] as number)));

/** §20.4 What a unit's way to a hex costs from everywhere, by the ground alone. Remembered until the ground changes. */
export function fieldOf(world: World, open: Open, unit: UnitId, goal: number, mode: number = MOVEMENT_MODE): Int16Array {
  const costs = costsOf(world, open, unit, mode);
  const kept = world.stepCosts.fields.get(costs) ?? new Map<number, Int16Array>();
  world.stepCosts.fields.set(costs, kept);
  const found = kept.get(goal) ?? fieldTo(world, [goal], costs, () => false);
  kept.set(goal, found);
  return found;
}
