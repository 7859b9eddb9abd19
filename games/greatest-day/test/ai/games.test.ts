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

describe('the computer player', () => {
  it.each(module.meta.scenarios.map(({ id }) => id))(
    'plays %s to its end',
    (scenario) => {
      expect(played(scenario, { allied: 'greedy', german: 'greedy' }, 'whole')).toBeDefined();
    },
    240_000,
  );

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
