/** Something for each scenario, with the last answer at hand: questions come by the thousand about one and the same. */
export class ByScenario<V> {
  readonly #all: ReadonlyMap<string, V>;
  #id = '';
  #found: V | undefined;

  constructor(all: ReadonlyMap<string, V>) {
    this.#all = all;
  }

  get(id: string): V | undefined {
    if (this.#id === id) return this.#found;
    this.#id = id;
    this.#found = this.#all.get(id);
    return this.#found;
  }
}
