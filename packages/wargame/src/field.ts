import type { Direction, Grid, HexId } from '@bocage/hex';

/** No way leads from there to a goal. */
export const UNREACHED = 9999;

/** What a step out of a hex in a direction costs; negative where there is none. */
export type StepCost = (from: HexId, direction: Direction) => number;

/** The cost of the way from every hex to the nearest goal: a search backwards, by buckets of whole costs. No step is free. */
export function fieldTo({ size, neighbours }: Grid, goals: readonly HexId[], cost: StepCost): Int16Array {
  const field = new Int16Array(size).fill(UNREACHED);
  const buckets: HexId[][] = [begin(field, goals)];
  for (let total = 0; total < buckets.length; total++)
    for (const hex of buckets[total] ?? []) {
      if (field[hex] !== total) continue;
      for (let direction = 0; direction < 6; direction++) {
        const from = neighbours[hex * 6 + direction] as number;
        if (from < 0 || (field[from] as number) <= total + 1) continue;
        const step = cost(from, direction < 3 ? direction + 3 : direction - 3);
        const there = total + (step > 1 ? step : 1);
        if (step < 0 || there >= (field[from] as number)) continue;
        field[from] = there;
        (buckets[there] ??= []).push(from);
      }
    }
  return field;
}

function begin(field: Int16Array, goals: readonly HexId[]): HexId[] {
  for (const goal of goals) field[goal] = 0;
  return [...goals];
}
