/** Tells the first time a number comes from every later one: a set that is emptied without a list being made or cleared. */
export class Once {
  readonly #marks: Uint32Array;
  #mark = 0;

  constructor(size: number) {
    this.#marks = new Uint32Array(size);
  }

  /** From now on nothing has come yet. */
  begin(): void {
    this.#mark++;
  }

  /** Whether a number has come. */
  has(number: number): boolean {
    return this.#marks[number] === this.#mark;
  }

  /** Whether a number comes for the first time. */
  isFirst(number: number): boolean {
    if (this.#marks[number] === this.#mark) return false;
    this.#marks[number] = this.#mark;
    return true;
  }
}
