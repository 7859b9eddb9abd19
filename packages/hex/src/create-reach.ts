import { BucketQueue } from './bucket-queue.js';
import type { Grid, HexId } from './grid.js';
import type { Reach, Reached, StepCost } from './reach.js';

/** Stands before the first hex of a path. */
const NONE = -1;

class Search implements Reach, Reached {
  count = 0;
  readonly hexes: Int32Array;
  readonly #neighbours: Int32Array;
  /** A hex is reached in this run when its stamp is the run's, so that nothing needs clearing between runs. */
  readonly #stamp: Int32Array;
  readonly #cost: Int32Array;
  readonly #before: Int32Array;
  readonly #queue: BucketQueue;
  #run = 0;

  constructor(grid: Grid) {
    this.hexes = new Int32Array(grid.size);
    this.#neighbours = grid.neighbours;
    this.#stamp = new Int32Array(grid.size);
    this.#cost = new Int32Array(grid.size);
    this.#before = new Int32Array(grid.size);
    // A step is tried once, so it puts its hex into the queue at most once.
    this.#queue = new BucketQueue(grid.size * 6 + 1);
  }

  run(start: HexId, budget: number, stepCost: StepCost): Reached {
    this.#begin();
    this.#demandHex(start);
    const cost = this.#cost;
    const queue = this.#queue;
    queue.clear();
    this.#reach(start, 0, NONE);
    queue.put(start, 0);
    for (let hex = queue.take(); hex >= 0; hex = queue.take()) {
      // A cheaper way was found after this entry was put in.
      if (cost[hex] !== queue.cost) continue;
      this.hexes[this.count++] = hex;
      this.#tryStepsFrom(hex, budget, stepCost);
    }
    return this;
  }

  #tryStepsFrom(hex: HexId, budget: number, stepCost: StepCost): void {
    const cost = this.#cost;
    const stamp = this.#stamp;
    const run = this.#run;
    const spent = cost[hex] as number;
    for (let direction = 0; direction < 6; direction++) {
      const to = this.#neighbours[hex * 6 + direction] as number;
      if (to < 0) continue;
      const isReached = stamp[to] === run;
      if (isReached && (cost[to] as number) <= spent) continue;
      const price = stepCost(hex, direction, to);
      if (price < 0) continue;
      if ((price | 0) !== price) throw new RangeError(`a step costs whole units, not ${price}`);
      const total = spent + price;
      if (total > budget || (isReached && (cost[to] as number) <= total)) continue;
      this.#reach(to, total, hex);
      this.#queue.put(to, total);
    }
  }

  flood(starts: readonly HexId[], stepCost: StepCost): Reached {
    this.#begin();
    for (const start of starts) {
      this.#demandHex(start);
      if (this.#stamp[start] === this.#run) continue;
      this.#reach(start, 0, NONE);
      this.hexes[this.count++] = start;
    }
    for (let next = 0; next < this.count; next++) {
      const hex = this.hexes[next] as number;
      for (let direction = 0; direction < 6; direction++) {
        const to = this.#neighbours[hex * 6 + direction] as number;
        if (to < 0 || this.#stamp[to] === this.#run || !(stepCost(hex, direction, to) >= 0)) continue;
        this.#reach(to, (this.#cost[hex] as number) + 1, hex);
        this.hexes[this.count++] = to;
      }
    }
    return this;
  }

  cost(hex: HexId): number {
    return this.#stamp[hex] === this.#run ? (this.#cost[hex] as number) : -1;
  }

  path(hex: HexId): HexId[] {
    const path: HexId[] = [];
    if (this.#stamp[hex] !== this.#run) return path;
    for (let at = hex; at !== NONE; at = this.#before[at] as number) path.push(at);
    return path.reverse();
  }

  #begin(): void {
    this.count = 0;
    if (this.#run === 0x7fffffff) {
      this.#stamp.fill(0);
      this.#run = 0;
    }
    this.#run++;
  }

  #demandHex(hex: HexId): void {
    if (!(hex >= 0 && hex < this.hexes.length)) throw new RangeError(`no hex ${hex} on this grid`);
  }

  #reach(hex: HexId, cost: number, before: HexId): void {
    this.#stamp[hex] = this.#run;
    this.#cost[hex] = cost;
    this.#before[hex] = before;
  }
}

export function createReach(grid: Grid): Reach {
  return new Search(grid);
}
