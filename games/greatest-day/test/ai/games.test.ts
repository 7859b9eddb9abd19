import { createPlayer } from '@bocage/ai';
import { type Chooser, createRng, type Level, type Outcome, playout } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { GreatestDayTypes } from '../../src/index.js';
import { data, game } from '../../src/index.js';

const module = game.create(data);

/** A whole game; what is chosen has to be offered. */
function played(scenario: string, levels: Readonly<Record<string, Level>>, seed: string): Outcome | undefined {
  const chooser = (seat: string): Chooser<GreatestDayTypes> => {
    const player = createPlayer(levels[seat] as Level, module, `${seat} ${seed}`);
    return (view, legal) => {
      const chosen = player.choose(view, seat, legal);
      if (!legal.includes(chosen)) throw new Error(`${seat} chose what was not offered`);
      return chosen;
    };
  };
  const state = module.setup(scenario, {});
  const { outcome } = playout(module, state, { allied: chooser('allied'), german: chooser('german') }, createRng(seed), { record: false });
  expect(module.check(state)).toEqual([]);
  return outcome;
}

/** What one landing came to between two scripts. */
function landing(scenario: string, seed: string): { readonly tracks: number; readonly inTheWay: number; readonly batteries: number } {
  const state = module.setup(scenario, {});
  const before = state.open.near.length;
  let batteries = 0;
  const chooser = (seat: string): Chooser<GreatestDayTypes> => {
    const player = createPlayer('greedy', module, `${seat} ${seed}`);
    return (view, legal) => player.choose(view, seat, legal);
  };
  playout(module, state, { allied: chooser('allied'), german: chooser('german') }, createRng(seed), {
    record: false,
    watch: {
      before() {},
      after(_view, events) {
        for (const event of events) if (event.event === 'battery') batteries++;
      },
      counted: () => ({ ceilings: {}, marks: {} }),
    },
  });
  const { gaps, obstacles, nests, near, box } = state.open;
  const tracks = [gaps, obstacles, nests].flat().reduce((sum, level) => sum + level, 0);
  return { tracks, inTheWay: near.filter((unit) => box[unit] === 0).length / before, batteries };
}

describe('a landing of the computer player', () => {
  it.each(['storming-sword', 'storming-juno', 'storming-gold'])(
    'takes the defences of %s down, drives most from the way and keeps the batteries quiet',
    (scenario) => {
      const landings = ['one', 'two', 'three'].map((seed) => landing(scenario, seed));
      const mean = (of: (one: (typeof landings)[number]) => number): number =>
        landings.reduce((sum, one) => sum + of(one), 0) / landings.length;
      expect(mean(({ tracks }) => tracks)).toBeLessThan(2);
      expect(mean(({ inTheWay }) => inTheWay)).toBeLessThan(0.4);
      expect(mean(({ batteries }) => batteries)).toBeLessThan(6);
    },
    240_000,
  );
});

describe('the computer player', () => {
  it.each(module.meta.scenarios.map(({ id }) => id))(
    'plays %s to its end',
    (scenario) => {
      expect(played(scenario, { allied: 'greedy', german: 'greedy' }, 'whole')).toBeDefined();
    },
    240_000,
  );

  it('plays a landing with second thoughts to its end', () => {
    expect(played('storming-sword', { allied: 'search', german: 'search' }, 'thought')).toBeDefined();
  }, 240_000);

  it.each([
    ['allied', { allied: 'greedy', german: 'random' }],
    ['german', { allied: 'random', german: 'greedy' }],
  ] as const)(
    'beats the random player as %s',
    (side, levels) => {
      const games = ['to-the-sea', 'day-of-the-tiger'].flatMap((scenario) => ['one', 'two'].map((seed) => [scenario, seed] as const));
      const winners = games.map(([scenario, seed]) => played(scenario, levels, seed)?.winner);
      const won = winners.filter((winner) => winner === side).length;
      const lost = winners.filter((winner) => winner !== side && winner !== undefined).length;
      expect(won).toBeGreaterThan(2 * lost);
    },
    240_000,
  );
});
