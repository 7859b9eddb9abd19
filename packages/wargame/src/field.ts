import type { Direction, Grid, HexId } from '@bocage/hex';

/** No way leads from there to a goal. */
export const UNREACHED = 9999;

/** What a step out of a hex in a direction costs; negative where there is none. */
export type StepCost = (from: HexId, direction: Direction) => number;

/** The cost of the way from every hex to the nearest goal: a search backwards, by buckets of whole costs. No step is free. */
export function fieldTo(grid: Grid, goals: readonly HexId[], cost: StepCost): Int16Array {
  const field = new Int16Array(grid.size).fill(UNREACHED);
  const buckets: HexId[][] = [];
  const reach = (hex: HexId, total: number): void => {
    if (total >= (field[hex] as number)) return;
    field[hex] = total;
    (buckets[total] ??= []).push(hex);
  };
  for (const goal of goals) reach(goal, 0);
  for (let total = 0; total < buckets.length; total++)
    for (const hex of buckets[total] ?? []) {
      if (field[hex] !== total) continue;
      for (let direction = 0; direction < 6; direction++) {
        const from = grid.neighbour(hex, direction);
        if (from < 0) continue;
        const step = cost(from, (direction + 3) % 6);
        if (step >= 0) reach(from, total + Math.max(1, step));
      }
    }
  return field;
}
