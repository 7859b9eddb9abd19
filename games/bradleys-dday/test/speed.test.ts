import { createPlayer } from '@bocage/ai';
import { type Chooser, createRng, playout, type Seat, type ViewOf } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import { type BradleyTypes, data, game } from '../src/index.js';

const module = game.create(data);

/** Milliseconds for a legal list, and bytes of a whole view: an update is no more. */
const LIST = 5;
const VIEW = 30_000;
const EVERY = 20;
/** Each list is made anew from as many copies and the best time counts, so that other work on the machine does not. */
const TRIES = 3;

/** The best of some tries, in milliseconds. */
function bestTime(tries: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] as number;

describe('a whole D-Day', () => {
  it('has its legal lists in time, from views that nothing is remembered of, and views that are small', () => {
    const spent: number[] = [];
    const bytes: number[] = [];
    let decisions = 0;
    const measure = (view: ViewOf<BradleyTypes>, seat: Seat): void => {
      const plain = JSON.stringify(view);
      bytes.push(plain.length);
      const copies = Array.from({ length: TRIES }, () => JSON.parse(plain) as typeof view);
      spent.push(bestTime(TRIES, () => module.legal(copies.pop() as typeof view, seat)));
    };
    const seated = (seat: Seat): Chooser<BradleyTypes> => {
      const player = createPlayer('greedy', module, `how fast ${seat}`);
      return (view, legal) => {
        if (decisions++ % EVERY === 0) measure(view, seat);
        return player.choose(view, seat, legal);
      };
    };
    const { outcome } = playout(
      module,
      module.setup('d-day', {}),
      { allied: seated('allied'), german: seated('german') },
      createRng('how fast'),
    );
    expect(outcome).toBeDefined();
    expect(spent.length).toBeGreaterThan(200);
    expect(p95(spent)).toBeLessThan(LIST);
    expect(Math.max(...bytes)).toBeLessThan(VIEW);
  }, 120_000);
});
