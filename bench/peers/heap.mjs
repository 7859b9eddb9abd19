/** A plain binary heap, cheapest first. */
export class Heap {
  #entries = [];

  push(cost, item) {
    const entries = this.#entries;
    let at = entries.push({ cost, item }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent].cost <= entries[at].cost) return;
      [entries[parent], entries[at]] = [entries[at], entries[parent]];
      at = parent;
    }
  }

  /** Undefined when it is empty. */
  pop() {
    const entries = this.#entries;
    const top = entries[0];
    const last = entries.pop();
    if (entries.length === 0) return top;
    entries[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= entries.length) return top;
      const child = left + 1 < entries.length && entries[left + 1].cost < entries[left].cost ? left + 1 : left;
      if (entries[at].cost <= entries[child].cost) return top;
      [entries[at], entries[child]] = [entries[child], entries[at]];
      at = child;
    }
  }
}
