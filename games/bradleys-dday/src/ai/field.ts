import type { World } from '../world.js';

export const UNREACHED = 9999;

/** The cost of the way from every hex to the nearest goal, by one going's table of step costs. */
export function fieldTo({ grid }: World, goals: readonly number[], costs: Int16Array, blocked: (hex: number) => boolean): Int16Array {
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
