interface Kept {
  readonly key: string | number;
  readonly value: unknown;
}

/**
 * What a computer player carries from one decision of its seat to the next: looked-at units, a move decided on, a plan for
 * the round. Whoever makes the player holds it; a player without its memory goes on from what it sees. Keys are made of
 * what the view shows, never of an object: at a table every decision comes with a fresh copy of the view.
 */
export class Memory {
  readonly #kept = new Map<string, Kept>();
  /** The player's own seed: what it draws from where it must not be foreseen. */
  readonly seed: number | string;

  constructor(seed: number | string = 0) {
    this.seed = seed;
  }

  /** What was kept under this name as long as its key is still this one; otherwise made anew, and kept. */
  keep<V>(name: string, key: string | number, make: () => V): V {
    const last = this.#kept.get(name);
    if (last && last.key === key) return last.value as V;
    return this.put(name, key, make());
  }

  /** Keeps a new value under this name, whatever was there. */
  put<V>(name: string, key: string | number, value: V): V {
    this.#kept.set(name, { key, value });
    return value;
  }

  /** What was kept under this name, if its key is still this one. */
  recall<V>(name: string, key: string | number): V | undefined {
    const last = this.#kept.get(name);
    return last && last.key === key ? (last.value as V) : undefined;
  }
}
