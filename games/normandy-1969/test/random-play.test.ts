import { type Action, clone, createRng, makeAction, rollWith } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { createModule, data, type NormandyModule, type NormandyState } from '../src/index.js';

const module = createModule(data);

type Watch = (game: NormandyModule, state: NormandyState, legal: readonly Action[], step: number) => void;

/** One game by uniform choice; `watch` sees every prompt. */
function play(scenario: string, seed: string, watch: Watch): number {
  const rng = createRng(seed);
  const state = module.setup(scenario, {});
  for (let step = 0; step < module.meta.longestGame; step++) {
    const awaits = module.awaits(state);
    if (awaits.kind === 'over') return step;
    if (awaits.kind === 'chance') {
      module.resolve(state, awaits.roll, rollWith(rng, awaits.roll));
      continue;
    }
    const seat = awaits.seats[0] as string;
    const legal = module.legal(module.view(state, [seat]), seat);
    watch(module, state, legal, step);
    module.play(state, seat, legal[rng.below(legal.length)] as Action);
  }
  throw new Error(`${scenario} ${seed} did not end`);
}

test.each(['campaign', 'bridgehead'])('%s: random games end, invariants hold, every list is without repeats', (scenario) => {
  for (let game = 0; game < 3; game++) {
    play(scenario, `watched-${game}`, (_, state, legal, step) => {
      expect(legal.length).toBeGreaterThan(0);
      expect(new Set(legal).size).toBe(legal.length);
      if (step % 7 === 0) expect(module.check(state)).toEqual([]);
    });
  }
});

test('the lists do not depend on what was remembered: a copy of the position offers the same', () => {
  play('campaign', 'uncached', (_, state, legal, step) => {
    if (step % 5 !== 0) return;
    const copy = clone(state);
    const awaits = module.awaits(copy);
    const seat = awaits.kind === 'seats' ? (awaits.seats[0] as string) : '';
    expect(module.legal(module.view(copy, [seat]), seat).map(makeAction)).toEqual(legal.map(makeAction));
  });
});

test('how fast it plays', () => {
  const start = performance.now();
  let steps = 0;
  for (let game = 0; game < 20; game++) steps += play('campaign', `fast-${game}`, () => {});
  const perSecond = Math.round((steps * 1000) / (performance.now() - start));
  console.log(`normandy-1969: ${perSecond} random actions and rolls a second`);
  expect(perSecond).toBeGreaterThan(500);
});
