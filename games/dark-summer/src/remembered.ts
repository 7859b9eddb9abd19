import type { Standing } from './standing.js';

/** A WeakMap with its last answer at hand: questions come by the thousand about one and the same key. */
export class NearMap<K extends object, V> {
  readonly #all = new WeakMap<K, V>();
  #key: K | undefined;
  #value: V | undefined;

  get(key: K): V | undefined {
    if (this.#key === key) return this.#value;
    this.#key = key;
    this.#value = this.#all.get(key);
    return this.#value;
  }

  set(key: K, value: V): void {
    this.#all.set(key, value);
    this.#key = key;
    this.#value = value;
  }

  delete(key: K): void {
    this.#all.delete(key);
    this.#key = undefined;
    this.#value = undefined;
  }
}

interface Kept<T> {
  readonly versions: number[];
  readonly values: T[];
}

/** Answers that hold until the number they depend on is raised, one for each slot. Kept beside the standing, never saved. */
export class Remembered<T> {
  readonly #kept = new NearMap<Standing, Kept<T>>();

  /** Undefined when there is none of this version. */
  recall(standing: Standing, slot: number, version: number): T | undefined {
    const kept = this.#kept.get(standing);
    return kept && kept.versions[slot] === version ? kept.values[slot] : undefined;
  }

  /** Of whatever version. */
  last(standing: Standing, slot: number): T | undefined {
    return this.#kept.get(standing)?.values[slot];
  }

  keep(standing: Standing, slot: number, version: number, value: T): T {
    let kept = this.#kept.get(standing);
    if (!kept) {
      kept = { versions: [], values: [] };
      this.#kept.set(standing, kept);
    }
    kept.versions[slot] = version;
    kept.values[slot] = value;
    return value;
  }
}
