/**
 * Dial's queue: one list of entries per whole cost. Taking out is by rising cost, the last put in first; putting in below the cost
 * last taken is not allowed. Nothing is allocated but for a cost higher than any before.
 */
export class BucketQueue {
  #heads = new Int32Array(128).fill(-1);
  readonly #item: Int32Array;
  readonly #next: Int32Array;
  #used = 0;
  #pending = 0;
  /** The cost of the entry last taken out. */
  cost = 0;

  constructor(capacity: number) {
    this.#item = new Int32Array(capacity);
    this.#next = new Int32Array(capacity);
  }

  clear(): void {
    // A search that ran to its end left every list empty; only one that threw did not.
    if (this.#pending > 0) this.#heads.fill(-1);
    this.#used = 0;
    this.#pending = 0;
    this.cost = 0;
  }

  put(item: number, cost: number): void {
    if (cost >= this.#heads.length) this.#grow(cost);
    const entry = this.#used++;
    this.#item[entry] = item;
    this.#next[entry] = this.#heads[cost] as number;
    this.#heads[cost] = entry;
    this.#pending++;
  }

  /** −1 when the queue is empty. */
  take(): number {
    if (this.#pending === 0) return -1;
    const heads = this.#heads;
    let cost = this.cost;
    let entry = heads[cost] as number;
    while (entry < 0) entry = heads[++cost] as number;
    heads[cost] = this.#next[entry] as number;
    this.cost = cost;
    this.#pending--;
    return this.#item[entry] as number;
  }

  #grow(cost: number): void {
    const heads = new Int32Array(Math.max(cost + 1, this.#heads.length * 2)).fill(-1);
    heads.set(this.#heads);
    this.#heads = heads;
  }
}
