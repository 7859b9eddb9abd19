import type { GameTypes, GameWatch, ViewOf } from '@bocage/kernel';
import { SEATS, type Side } from './sides.js';

/** What is counted while a game goes on: units of either side lost to its own stacking, and marks of the game's own. */
export class Tally {
  readonly marks: Record<string, number> = {};
  readonly #stacked: [number, number] = [0, 0];

  stacked(side: Side): void {
    this.#stacked[side]++;
  }

  ceilings(): Record<string, { 'lost-to-stacking': number }> {
    return Object.fromEntries(SEATS.map((seat, side) => [seat, { 'lost-to-stacking': this.#stacked[side as Side] }]));
  }
}

/** Looks on event by event at a game of two sides. */
export function watchEvents<T extends GameTypes>(tally: Tally, look: (view: ViewOf<T>, event: T['event']) => void): GameWatch<T> {
  return {
    before() {},
    after(view, events) {
      for (const event of events) look(view, event);
    },
    counted: () => ({ ceilings: tally.ceilings(), marks: { ...tally.marks } }),
  };
}
