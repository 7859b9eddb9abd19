import { createPlayer } from '@bocage/ai';
import { type Chooser, createRng, type GameWatch, type Level, type Outcome, playout } from '@bocage/kernel';
import { describe, expect, it } from 'vitest';
import type { BradleyTypes, EliminatedBy } from '../../src/index.js';
import { data, GREEN, game, STEADY } from '../../src/index.js';

const module = game.create(data);

interface Played {
  readonly outcome: Outcome | undefined;
  /** Units lost by each reason. */
  readonly lost: Map<EliminatedBy, number>;
  /** Units lost to the tide that were in order when they could last move, and not driven there afterwards. */
  readonly drowned: readonly number[];
}

/** A whole game; what is chosen has to be offered. */
function played(scenario: string, levels: Readonly<Record<string, Level>>, seed: string): Played {
  const lost = new Map<EliminatedBy, number>();
  const chooser = (seat: string): Chooser<BradleyTypes> => {
    const player = createPlayer(levels[seat] as Level, module, `${seat} ${seed}`);
    return (view, legal) => {
      const chosen = player.choose(view, seat, legal);
      if (!legal.includes(chosen)) throw new Error(`${seat} chose what was not offered`);
      return chosen;
    };
  };
  let shaken: number[] = [];
  const drowned: number[] = [];
  const watch: GameWatch<BradleyTypes> = {
    before: ({ open }) => {
      if (open.segment === 'allied-movement') shaken = [...open.disrupted];
    },
    after: (_view, events) => {
      for (const event of events) {
        if (event.event === 'retreated') shaken[event.unit] = GREEN;
        if (event.event !== 'eliminated') continue;
        lost.set(event.why, (lost.get(event.why) ?? 0) + event.units.length);
        if (event.why === 'tide') drowned.push(...event.units.filter((unit) => shaken[unit] === STEADY));
      }
    },
    counted: () => ({ ceilings: {}, marks: {} }),
  };
  const state = module.setup(scenario, {});
  const seats = { allied: chooser('allied'), german: chooser('german') };
  const { outcome } = playout(module, state, seats, createRng(seed), { record: false, watch });
  expect(module.check(state)).toEqual([]);
  return { outcome, lost, drowned };
}

describe('the computer player', () => {
  it.each(['omaha', 'utah', 'd-day', 'rommels-fantasy', 'optimal-defense'])(
    'plays %s to its end, and loses nobody to its own stacking',
    (scenario) => {
      const { outcome, lost } = played(scenario, { allied: 'greedy', german: 'greedy' }, 'whole');
      expect(outcome).toBeDefined();
      expect(lost.get('stacking') ?? 0).toBe(0);
    },
    240_000,
  );

  it('leaves nobody who can move on the flats of Omaha for the tide', () => {
    for (const seed of ['one', 'two', 'three']) expect(played('omaha', { allied: 'greedy', german: 'greedy' }, seed).drowned).toEqual([]);
  }, 240_000);

  // §17.1.2 As American a draw is common: he needs every German out of the lodgment, the German only to have one left.
  it.each([
    ['allied', 1, { allied: 'greedy', german: 'random' }],
    ['german', 4, { allied: 'random', german: 'greedy' }],
  ] as const)(
    'never loses to the random player as %s, and wins',
    (side, least, levels) => {
      const winners = ['one', 'two', 'three', 'four', 'five'].map((seed) => played('omaha', levels, seed).outcome?.winner);
      expect(winners.filter((winner) => winner !== side && winner !== undefined)).toEqual([]);
      expect(winners.filter((winner) => winner === side).length).toBeGreaterThanOrEqual(least);
    },
    240_000,
  );
});
