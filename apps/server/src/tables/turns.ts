/**
 * One after another: who sits where and what is proposed at a table is looked at by each only when what came before it is on
 * disk, so that nobody answers to what is no more, and nobody's word is written over by another's.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
