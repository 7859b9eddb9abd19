/** Rings when something has happened; who waits for it does not wait for ever. */
export class Bell {
  private waiting: (() => void)[] = [];

  ring(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  wait(limitMs: number): Promise<'something' | 'nothing'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('nothing'), limitMs).unref();
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve('something');
      });
    });
  }
}
