interface Waiting {
  settled: boolean;
  go(ok: boolean): void;
}

/** Things to be told, in the order they were worked out, each held back until what it tells of is on disk. */
export class Outbox {
  private items: Waiting[] = [];

  /** Returns how to say that it is on disk, or will never be. */
  push(go: (ok: boolean) => void): (ok: boolean) => void {
    const item: Waiting = { settled: false, go };
    this.items.push(item);
    return (ok) => {
      if (ok) item.settled = true;
      else this.dropFrom(item);
      this.drain();
    };
  }

  /** What was worked out after it rested on it. */
  private dropFrom(item: Waiting): void {
    const at = this.items.indexOf(item);
    if (at < 0) return;
    for (const { go } of this.items.splice(at)) go(false);
  }

  private drain(): void {
    while (this.items[0]?.settled) this.items.shift()?.go(true);
  }
}
