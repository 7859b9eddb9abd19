import { type Action, clone, createRng, makeAction, type Options, rollWith, stateHash } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { createModule, type DarkSummerState, data } from '../src/index.js';

const module = createModule(data);

type Watch = (state: DarkSummerState, legal: readonly Action[], step: number) => void;

/** One campaign by uniform choice; `watch` sees every prompt. */
function play(options: Options, seed: string, watch: Watch): number {
  const rng = createRng(seed);
  const state = module.setup('campaign', options);
  for (let step = 0; step < module.meta.longestGame; step++) {
    const awaits = module.awaits(state);
    if (awaits.kind === 'over') return step;
    if (awaits.kind === 'chance') {
      module.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
      continue;
    }
    const seat = awaits.seats[0] as string;
    const legal = module.legal(module.view(state, [seat]), seat);
    watch(state, legal, step);
    module.play(state, seat, legal[rng.below(legal.length)] as Action);
  }
  throw new Error(`${seed} did not end`);
}

test.each(['two', 'three'])('%s players: random campaigns end, invariants hold, every list is without repeats', (players) => {
  const lengths = Array.from({ length: 6 }, (_, game) =>
    play({ players }, `watched-${game}`, (state, legal, step) => {
      expect(legal.length).toBeGreaterThan(0);
      expect(new Set(legal).size).toBe(legal.length);
      if (step % 29 === 0) expect(module.check(state)).toEqual([]);
    }),
  );
  expect(Math.max(...lengths)).toBeGreaterThan(1000);
});

test('the digest does not depend on what was fixed: a copy of every position has the same', () => {
  let compared = 0;
  for (let game = 0; compared < 2000; game++)
    play({}, `copied-${game}`, (state) => {
      compared++;
      expect(stateHash(clone(state))).toBe(stateHash(state));
    });
});

test('the lists do not depend on what was remembered: a copy of the position offers the same', () => {
  let compared = 0;
  // Many random campaigns end on the beaches: enough of them for some that do not.
  for (let game = 0; compared < 150; game++)
    play({}, `uncached-${game}`, (state, legal, step) => {
      if (step % 17 !== 0) return;
      compared++;
      const copy = clone(state);
      const awaits = module.awaits(copy);
      const seat = awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
      expect(module.legal(module.view(copy, [seat]), seat).map(makeAction)).toEqual(legal.map(makeAction));
    });
});

test('how fast it plays', () => {
  const start = performance.now();
  let steps = 0;
  for (let game = 0; game < 8; game++) steps += play({}, `fast-${game}`, () => {});
  const perSecond = Math.round((steps * 1000) / (performance.now() - start));
  console.log(`dark-summer: ${perSecond} random actions and rolls a second`);
  expect(perSecond).toBeGreaterThan(500);
});
