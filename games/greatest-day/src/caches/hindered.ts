import type { HexId } from '@bocage/hex';

/** Views are forgotten when so many are remembered: barrages make ever new ones. */
const REMEMBERED = 40_000;
const NOTHING: readonly number[] = [];

/** What is seen from a hex at a range, and the barrages that bear on it. */
interface View {
  stamp: number;
  readonly near: readonly number[];
  readonly seen: readonly number[];
}

/** How a view is found where none is remembered. */
export interface Looking {
  /** Which of the barrages bear on it, in their order. */
  near(barrages: readonly number[]): readonly number[];
  /** With no barrage at all. */
  clear(): readonly number[];
  /** What is still seen of a list with these barrages, of which the last ones are new to it. */
  left(seen: readonly number[], near: readonly number[], added: readonly number[]): readonly number[];
}

/** Views under barrages: looked at anew when others lie there, from the last view on where some have only come. The same list is the same object. */
export class HinderedViews {
  readonly #views = new Map<string, View>();
  /** By blockers seen through, range and hex: the last one. */
  readonly #last: (View | undefined)[][][] = [];
  /** The barrages that were last asked about: their list is never written into. */
  #barrages: readonly number[] = NOTHING;
  #stamp = 0;

  /** The view, if it was asked for since the barrages changed. */
  recall(from: HexId, range: number, through: number, barrages: readonly number[]): readonly number[] | undefined {
    const last = this.#last[through]?.[range]?.[from];
    return last !== undefined && last.stamp === this.#stampOf(barrages) ? last.seen : undefined;
  }

  find(from: HexId, range: number, through: number, barrages: readonly number[], looking: Looking): readonly number[] {
    const lasts = ((this.#last[through] ??= [])[range] ??= []);
    const last = lasts[from];
    const near = looking.near(barrages);
    const added = last ? beyond(near, last.near) : undefined;
    const view =
      last && added
        ? added.length === 0
          ? last
          : { stamp: 0, near, seen: looking.left(last.seen, near, added) }
        : this.#seek(`${from}:${range}:${through}:${near.join()}`, near, looking);
    view.stamp = this.#stampOf(barrages);
    lasts[from] = view;
    return view.seen;
  }

  forget(): void {
    this.#views.clear();
    this.#last.length = 0;
  }

  #seek(key: string, near: readonly number[], looking: Looking): View {
    let view = this.#views.get(key);
    if (view) return view;
    if (this.#views.size >= REMEMBERED) this.#views.clear();
    const clear = looking.clear();
    view = { stamp: 0, near, seen: near.length === 0 ? clear : looking.left(clear, near, near) };
    this.#views.set(key, view);
    return view;
  }

  #stampOf(barrages: readonly number[]): number {
    if (barrages === this.#barrages) return this.#stamp;
    if (!isSame(barrages, this.#barrages)) this.#stamp++;
    this.#barrages = barrages;
    return this.#stamp;
  }
}

/** What a list holds besides another one; undefined unless it holds all of that. Both are in order. */
function beyond(list: readonly number[], other: readonly number[]): readonly number[] | undefined {
  const added: number[] = [];
  let at = 0;
  for (const one of list) {
    if (one === other[at]) at++;
    else added.push(one);
  }
  return at === other.length ? added : undefined;
}

export function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Whether a list in order holds a number. */
export function holds(list: readonly number[], number: number): boolean {
  let [low, high] = [0, list.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = list[middle] as number;
    if (there === number) return true;
    if (there < number) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
