/** Puts small whole numbers in order without comparing them: a bit for each, 32 to a word. */
export class Order {
  readonly #words: Int32Array;
  /** Filled again and again, so that a list is made in one piece. */
  readonly #found: unknown[] = [];

  constructor(size: number) {
    this.#words = new Int32Array((size + 31) >> 5);
  }

  add(number: number): void {
    this.#words[number >> 5] = (this.#words[number >> 5] as number) | (1 << (number & 31));
  }

  /** What was added, from the lowest to the highest, each once, as something else, and what comes after; nothing remains. */
  take<T>(as: (number: number) => T, after: readonly T[] = []): T[] {
    const words = this.#words;
    const found = this.#found as T[];
    let count = 0;
    for (let i = 0; i < words.length; i++) {
      let bits = words[i] as number;
      if (bits === 0) continue;
      words[i] = 0;
      for (; bits !== 0; bits &= bits - 1) found[count++] = as(i * 32 + 31 - Math.clz32(bits & -bits));
    }
    for (const last of after) found[count++] = last;
    return found.slice(0, count);
  }
}
