/** Things to be told, in the order they were worked out, each held back until what it tells of is on disk. */
export class Outbox {
  private items: { settled: boolean; go(ok: boolean): void }[] = [];

  /** Returns how to say that it is on disk, or will never be. */
  push(go: (ok: boolean) => void): (ok: boolean) => void {
    const item = { settled: false, go };
    this.items.push(item);
    return (ok) => {
      if (ok) item.settled = true;
      else this.dropFrom(item);
      this.drain();
    };
  }

  /** What was worked out after it rested on it. */
  private dropFrom(item: { go(ok: boolean): void }): void {
    const at = this.items.findIndex((other) => other === item);
    if (at < 0) return;
    for (const { go } of this.items.splice(at)) go(false);
  }

  private drain(): void {
    while (this.items[0]?.settled) this.items.shift()?.go(true);
  }
}
