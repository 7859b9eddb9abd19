import type { Grid } from '@bocage/hex';
import { MOVEMENT_MODE, type Open } from '../types.js';
import type { World } from '../world.js';
import { costsOf } from './terrain-costs.js';

export const UNREACHED = 9999;

/** The cost of the way from every hex to the nearest goal, by one going's table of step costs. */
export function fieldTo(
  { grid }: { readonly grid: Grid },
  goals: readonly number[],
  costs: Int16Array,
  blocked: (hex: number) => boolean,
): Int16Array {
  const field = new Int16Array(grid.size).fill(UNREACHED);
  const buckets: number[][] = [];
  const reach = (hex: number, cost: number): void => {
    if (cost >= (field[hex] as number)) return;
    field[hex] = cost;
    (buckets[cost] ??= []).push(hex);
  };
  for (const goal of goals) reach(goal, 0);
  for (let cost = 0; cost < buckets.length; cost++)
    for (const hex of buckets[cost] ?? []) {
      if (field[hex] !== cost) continue;
      for (let direction = 0; direction < 6; direction++) {
        const from = grid.neighbour(hex, direction);
        if (from < 0 || blocked(from)) continue;
        const step = costs[from * 6 + ((direction + 3) % 6)] as number;
        if (step >= 0) reach(from, cost + Math.max(1, step));
      }
    }
  return field;
}

/** §20.4 What a unit's way to a hex costs from everywhere, by the ground alone. Remembered until the ground changes. */
export function fieldOf(world: World, open: Open, unit: number, goal: number, mode: number = MOVEMENT_MODE): Int16Array {
  const costs = costsOf(world, open, unit, mode);
  const kept = world.stepCosts.fields.get(costs) ?? new Map<number, Int16Array>();
  world.stepCosts.fields.set(costs, kept);
  const found = kept.get(goal) ?? fieldTo(world, [goal], costs, () => false);
  kept.set(goal, found);
  return found;
}
