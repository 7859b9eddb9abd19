import type { Standing } from './standing.js';

interface Kept<T> {
  readonly versions: number[];
  readonly values: T[];
}

/** Answers that hold until the number they depend on is raised, one for each slot. Kept beside the standing, never saved. */
export class Remembered<T> {
  readonly #kept = new WeakMap<Standing, Kept<T>>();

  get(standing: Standing, slot: number, version: number, work: () => T): T {
    let kept = this.#kept.get(standing);
    if (!kept) {
      kept = { versions: [], values: [] };
      this.#kept.set(standing, kept);
    }
    if (kept.versions[slot] !== version) {
      kept.values[slot] = work();
      kept.versions[slot] = version;
    }
    return kept.values[slot] as T;
  }
}
