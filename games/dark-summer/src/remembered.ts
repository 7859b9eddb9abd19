import type { Standing } from './standing.js';

interface Kept<T> {
  version: number;
  readonly values: (T | undefined)[];
}

/** Answers that hold until a standing's version is raised, one for each slot. Kept beside the standing, never saved. */
export class Remembered<T> {
  readonly #kept = new WeakMap<Standing, Kept<T>>();

  get(standing: Standing, slot: number, work: () => T): T {
    let kept = this.#kept.get(standing);
    if (!kept) {
      kept = { version: standing.version, values: [] };
      this.#kept.set(standing, kept);
    }
    if (kept.version !== standing.version) {
      kept.version = standing.version;
      kept.values.length = 0;
    }
    let value = kept.values[slot];
    if (value === undefined) {
      value = work();
      kept.values[slot] = value;
    }
    return value;
  }
}
