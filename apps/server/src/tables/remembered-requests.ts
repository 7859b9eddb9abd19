const REMEMBERED = 500;

/** Requests that were carried out, so that one sent again after a lost connection is answered and not repeated. */
export class RememberedRequests {
  private readonly done: Set<string>;
  private readonly underWay = new Map<string, (() => void)[]>();

  constructor(done: readonly string[]) {
    this.done = new Set(done);
  }

  has(request: string): boolean {
    return this.done.has(request);
  }

  remember(request: string): void {
    this.done.add(request);
    if (this.done.size > REMEMBERED) this.done.delete(this.done.values().next().value as string);
  }

  /** False when the same request is under way: it is answered together with that one. */
  begin(request: string, answerToo: () => void): boolean {
    const found = this.underWay.get(request);
    if (found) found.push(answerToo);
    else this.underWay.set(request, []);
    return !found;
  }

  end(request: string): void {
    const others = this.underWay.get(request) ?? [];
    this.underWay.delete(request);
    for (const answer of others) answer();
  }
}
