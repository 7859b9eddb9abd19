import { createPlayer } from '@bocage/ai';
import { type Chooser, createRng, playout } from '@bocage/kernel';
import { sameMindLaws } from '@bocage/testkit';
import { describe, expect, it } from 'vitest';
import { type BradleyEvent, type BradleyTypes, data, game } from '../../src/index.js';

const module = game.create(data);
const player = (_level: string, seed: string) => createPlayer('automaton', module, seed);

/** A whole game; what is chosen has to be offered. */
function played(scenario: string, solitaire: string): { readonly told: readonly BradleyEvent[]; readonly over: boolean } {
  const told: BradleyEvent[] = [];
  const chooser = (seat: string): Chooser<BradleyTypes> => {
    const found = createPlayer(solitaire === seat || solitaire === 'both' ? 'automaton' : 'greedy', module, seat);
    return (view, legal) => {
      const chosen = found.choose(view, seat, legal);
      if (!legal.includes(chosen)) throw new Error(`${seat} chose what was not offered`);
      return chosen;
    };
  };
  const state = module.setup(scenario, { solitaire });
  const watch = {
    before: () => {},
    after: (_: unknown, events: readonly BradleyEvent[]) => void told.push(...events),
    counted: () => ({ ceilings: {}, marks: {} }),
  };
  const { outcome } = playout(module, state, { allied: chooser('allied'), german: chooser('german') }, createRng('whole'), {
    record: false,
    watch,
  });
  expect(module.check(state)).toEqual([]);
  return { told, over: outcome !== undefined };
}

describe('§20.0 the automaton', () => {
  it.each([
    ['omaha', 'german'],
    ['utah', 'german'],
    ['d-day', 'german'],
    ['omaha', 'both'],
  ])(
    'plays %s to its end as %s, and says why',
    (scenario, seats) => {
      const { told, over } = played(scenario, seats);
      expect(over).toBe(true);
      const reasons = new Set(told.flatMap((event) => (event.event === 'automaton' ? [event.reason] : [])));
      for (const reason of ['reposition', 'fire', 'retreat'] as const) expect(reasons).toContain(reason);
      expect(told.filter(({ event }) => event === 'command').every(({ section }) => section === '20.3')).toBe(true);
      expect(told.some(({ event }) => event === 'remote')).toBe(true);
    },
    240_000,
  );

  it.each(sameMindLaws(module, { player, levels: ['automaton'], settings: [{ scenario: 'omaha', options: { solitaire: 'both' } }] }))(
    'decides the same from a copied view: %s',
    (_, run) => run(),
    240_000,
  );
});
