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
