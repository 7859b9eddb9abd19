export interface Step {
  readonly to: number;
  readonly cost: number;
}

interface Waiting {
  readonly node: number;
  readonly total: number;
}

/** A heap of nodes, the cheapest on top; of equals the one with the lower number. */
class Queue {
  readonly #heap: Waiting[] = [];

  #isBefore(i: number, j: number): boolean {
    const [a, b] = [this.#heap[i] as Waiting, this.#heap[j] as Waiting];
    return a.total < b.total || (a.total === b.total && a.node < b.node);
  }

  #swap(i: number, j: number): void {
    [this.#heap[i], this.#heap[j]] = [this.#heap[j] as Waiting, this.#heap[i] as Waiting];
  }

  push(entry: Waiting): void {
    let i = this.#heap.push(entry) - 1;
    for (let up = (i - 1) >> 1; i > 0 && this.#isBefore(i, up); up = (i - 1) >> 1) {
      this.#swap(i, up);
      i = up;
    }
  }

  pop(): Waiting | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return top;
    heap[0] = last as Waiting;
    for (let i = 0; ; ) {
      let least = i;
      for (const down of [2 * i + 1, 2 * i + 2]) if (down < heap.length && this.#isBefore(down, least)) least = down;
      if (least === i) return top;
      this.#swap(i, least);
      i = least;
    }
  }
}

/** The cheapest way from one node to the nearest of some goals, both ends included; undefined when there is none. */
export function cheapest(start: number, isGoal: (node: number) => boolean, steps: (node: number) => readonly Step[]): number[] | undefined {
  const best = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const open = new Queue();
  open.push({ node: start, total: 0 });
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, total } = next;
    if (total > (best.get(node) as number)) continue;
    if (isGoal(node)) return trace(before, node);
    for (const { to, cost } of steps(node)) {
      if (total + cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, total + cost);
      before.set(to, node);
      open.push({ node: to, total: total + cost });
    }
  }
  return undefined;
}

function trace(before: ReadonlyMap<number, number>, goal: number): number[] {
  const way = [goal];
  for (let node = before.get(goal); node !== undefined; node = before.get(node)) way.push(node);
  return way.reverse();
}
