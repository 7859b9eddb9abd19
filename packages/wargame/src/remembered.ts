import { NearMap } from './near-map.js';

interface Kept<T> {
  readonly versions: number[];
  readonly values: T[];
}

/** Answers that hold until the number they depend on is raised, one for each slot. Kept beside an object such as an occupancy, never saved. */
export class Remembered<T> {
  readonly #kept = new NearMap<object, Kept<T>>();

  /** Undefined when there is none of this version. */
  recall(beside: object, slot: number, version: number): T | undefined {
    const kept = this.#kept.get(beside);
    return kept && kept.versions[slot] === version ? kept.values[slot] : undefined;
  }

  /** Of whatever version. */
  last(beside: object, slot: number): T | undefined {
    return this.#kept.get(beside)?.values[slot];
  }

  keep(beside: object, slot: number, version: number, value: T): T {
    let kept = this.#kept.get(beside);
    if (!kept) {
      kept = { versions: [], values: [] };
      this.#kept.set(beside, kept);
    }
    kept.versions[slot] = version;
    kept.values[slot] = value;
    return value;
  }
}
