import { Lane, type Payer } from './lanes.js';

/** One thing after another, each person in turn, however much one of them has waiting. */
export class FairTurns {
  private readonly lane = new Lane<() => Promise<void>>();
  private isBusy = false;

  take<T>(payer: Payer, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.lane.add(payer, () => work().then(resolve, reject));
      void this.goOn();
    });
  }

  private async goOn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.lane.next(); next; next = this.lane.next()) await next();
    this.isBusy = false;
  }
}
