import type { Grid, HexId } from './grid.js';
import { MAX_BUDGET, type Reach, type Reached, type StepCost, type StepTables } from './reach.js';

/** Stands before the first hex of a path, and at the end of a bucket. */
const NONE = -1;
/** So far below what 32 bits hold that adding a table's price to a mark stays within them. */
const NEVER = 0x3fffffff;

/**
 * Dial's algorithm: one bucket of entries per whole cost, taken by rising cost.
 *
 * Nothing is cleared between runs. A hex's mark is the run's base plus its cost, and each run's base lies so far below the last one's
 * that marks of earlier runs are above its limit: one comparison tells both "not reached in this run" and "reached at a higher cost".
 */
export function createReach(grid: Grid): Reach {
  const { neighbours, size } = grid;
  const hexes = new Int32Array(size);
  const marks = new Int32Array(size).fill(NEVER);
  const before = new Int32Array(size);
  // Each step is tried once, so it makes one entry at most; the start makes one too.
  const entryHexes = new Int32Array(size * 6 + 1);
  const entryNexts = new Int32Array(size * 6 + 1);
  let buckets = new Int32Array(128).fill(NONE);
  let areBucketsEmpty = true;
  let base = NEVER;
  let limit = NEVER;

  const isReached = (hex: HexId): boolean => (marks[hex] as number) <= limit;

  const reached = {
    count: 0,
    hexes,
    cost: (hex: HexId): number => (isReached(hex) ? (marks[hex] as number) - base : -1),
    path(hex: HexId): HexId[] {
      const path: HexId[] = [];
      if (!isReached(hex)) return path;
      for (let at = hex; at !== NONE; at = before[at] as number) path.push(at);
      return path.reverse();
    },
  };

  function begin(highestCost: number): void {
    if (!(highestCost <= MAX_BUDGET)) throw new RangeError(`a budget is at most ${MAX_BUDGET} units, not ${highestCost}`);
    if (base <= highestCost) {
      marks.fill(NEVER);
      base = NEVER;
    }
    reached.count = 0;
    limit = base - 1;
    base -= highestCost + 1;
  }

  function reachStart(start: HexId): void {
    if (!(start >= 0 && start < size)) throw new RangeError(`no hex ${start} on this grid`);
    marks[start] = base;
    before[start] = NONE;
  }

  function prepareBuckets(highestCost: number): void {
    if (highestCost >= buckets.length) buckets = new Int32Array(Math.max(highestCost + 1, buckets.length * 2)).fill(NONE);
    // A run leaves its buckets empty unless a stepCost threw.
    else if (!areBucketsEmpty) buckets.fill(NONE);
    areBucketsEmpty = false;
  }

  // One long function over local names: cut up, or with its names outside, it ran at half the speed.
  function spread(start: HexId, stepCost: StepCost): number {
    const nearby = neighbours;
    const mark = marks;
    const last = before;
    const found = hexes;
    const entryHex = entryHexes;
    const entryNext = entryNexts;
    const bucket = buckets;
    const lowest = base;
    const dearest = limit;
    let count = 0;
    let entries = 1;
    let highest = 0;
    entryHex[0] = start;
    entryNext[0] = NONE;
    bucket[0] = 0;
    for (let spent = 0; spent <= highest; spent++) {
      const here = lowest + spent;
      for (let entry = bucket[spent] as number; entry >= 0; entry = bucket[spent] as number) {
        bucket[spent] = entryNext[entry] as number;
        const hex = entryHex[entry] as number;
        // A cheaper way was found after this entry was made.
        if (mark[hex] !== here) continue;
        found[count++] = hex;
        for (let direction = 0; direction < 6; direction++) {
          const to = nearby[hex * 6 + direction] as number;
          if (to < 0 || (mark[to] as number) <= here) continue;
          const price = stepCost(hex, direction, to);
          if (price < 0) continue;
          if (!Number.isInteger(price)) throw new RangeError(`a step costs whole units, not ${price}`);
          const there = here + price;
          if (there > dearest || (mark[to] as number) <= there) continue;
          mark[to] = there;
          last[to] = hex;
          const cost = spent + price;
          if (cost > highest) highest = cost;
          entryHex[entries] = to;
          entryNext[entries] = bucket[cost] as number;
          bucket[cost] = entries++;
        }
      }
    }
    return count;
  }

  // The same as `spread` but for where a price comes from: shared code would ask a function a step, at half the speed.
  function spreadOver(start: HexId, { targets, costs, least, entry: entering, ends, departure }: StepTables): number {
    const mark = marks;
    const last = before;
    const found = hexes;
    const entryHex = entryHexes;
    const entryNext = entryNexts;
    const bucket = buckets;
    const lowest = base;
    const dearest = limit;
    let count = 0;
    let entries = 1;
    let highest = 0;
    entryHex[0] = start;
    entryNext[0] = NONE;
    bucket[0] = 0;
    for (let spent = 0; spent <= highest; spent++) {
      const here = lowest + spent;
      for (let entry = bucket[spent] as number; entry >= 0; entry = bucket[spent] as number) {
        bucket[spent] = entryNext[entry] as number;
        const hex = entryHex[entry] as number;
        if (mark[hex] !== here) continue;
        found[count++] = hex;
        if (here + (least[hex] as number) > dearest || (ends[hex] !== 0 && hex !== start)) continue;
        const leaving = hex === start ? here + departure : here;
        for (let step = hex * 6; step < hex * 6 + 6; step++) {
          const to = targets[step] as number;
          if (to < 0) continue;
          const toll = entering[to] as number;
          const there = leaving + (costs[step] as number) + toll;
          // Barred, too dear, or reached as cheaply: one test of three signs, since which of them it is cannot be foreseen.
          if ((toll | (dearest - there) | ((mark[to] as number) - 1 - there)) < 0) continue;
          mark[to] = there;
          last[to] = hex;
          const cost = there - lowest;
          if (cost > highest) highest = cost;
          entryHex[entries] = to;
          entryNext[entries] = bucket[cost] as number;
          bucket[cost] = entries++;
        }
      }
    }
    return count;
  }

  function run(start: HexId, budget: number, stepCost: StepCost): Reached {
    const units = Math.max(0, Math.floor(budget));
    begin(units);
    reachStart(start);
    prepareBuckets(units);
    reached.count = spread(start, stepCost);
    areBucketsEmpty = true;
    return reached;
  }

  function runOver(start: HexId, budget: number, tables: StepTables): Reached {
    const units = Math.max(0, Math.floor(budget));
    begin(units);
    reachStart(start);
    prepareBuckets(units);
    reached.count = spreadOver(start, tables);
    areBucketsEmpty = true;
    return reached;
  }

  function flood(starts: readonly HexId[], stepCost: StepCost): Reached {
    begin(size);
    let count = 0;
    for (const start of starts) {
      if (isReached(start)) continue;
      reachStart(start);
      hexes[count++] = start;
    }
    for (let next = 0; next < count; next++) {
      const hex = hexes[next] as number;
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbours[hex * 6 + direction] as number;
        if (to < 0 || isReached(to) || !(stepCost(hex, direction, to) >= 0)) continue;
        marks[to] = (marks[hex] as number) + 1;
        before[to] = hex;
        hexes[count++] = to;
      }
    }
    reached.count = count;
    return reached;
  }

  return { run, runOver, flood };
}
