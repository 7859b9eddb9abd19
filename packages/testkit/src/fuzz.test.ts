import { type Action, type GameModule, replay } from '@bocage/kernel';
import { type Crossroads, game as crossroads } from '@bocage/template';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.js';
import { goldenOf, recordGame } from './golden.js';
import { perft } from './perft.js';
import { proportions } from './proportions.js';

const game: GameModule<Crossroads> = crossroads.create(crossroads.data);
const setting = { scenario: 'meeting', options: { first: 'blue' } };

describe('fuzz', () => {
  it('finds nothing in an honest game', () => {
    const { dumps, ...counts } = fuzz(game, { games: 12, seed: 1, every: 10 });
    expect(dumps).toEqual([]);
    expect(counts).toMatchObject({ games: 12, breaks: 0, leaks: 0 });
    expect(counts.actions).toBeGreaterThan(12 * 20);
  });

  it('dumps a game that breaks so that it replays to where it broke', () => {
    const broken: GameModule<Crossroads> = { ...game, check: ({ open }) => (open.turn === 2 ? ['second turn'] : []) };
    const { breaks, leaks, dumps } = fuzz(broken, { games: 2, seed: 1, every: 1, scenario: 'siege' });
    expect({ breaks, leaks }).toEqual({ breaks: 2, leaks: 0 });
    for (const dump of dumps) {
      expect(dump).toMatchObject({ law: 'invariants', scenario: 'siege', reason: 'broken: second turn' });
      expect(dump.entries.length).toBeGreaterThan(0);
      expect(replay(game, JSON.parse(JSON.stringify(dump)))).toMatchObject({ ok: true, entries: dump.entries.length });
    }
  });

  it('counts a leak as a leak', () => {
    const leaky: GameModule<Crossroads> = { ...game, eventFor: (event) => event };
    expect(fuzz(leaky, { games: 1, seed: 1, every: 1 })).toMatchObject({ breaks: 0, leaks: 1 });
  });

  it('plays the same games however they are shared out', () => {
    const counts: number[] = [];
    const share = (first: number, games: number) => fuzz(game, { games, seed: 7, first, onGame: (done) => void counts.push(done) }).actions;
    expect(share(0, 2) + share(2, 1)).toBe(share(0, 3));
    expect(counts).toEqual([1, 2, 1, 1, 2, 3]);
  });

  it('lets somebody play who is named, with the options that are chosen', () => {
    const asked = new Set<string>();
    const playerOf = (seed: string) => (_view: unknown, _seat: string, legal: readonly Action[]) => {
      asked.add(seed);
      return legal.at(-1);
    };
    const seen = new Set<string | undefined>();
    const watched: GameModule<Crossroads> = {
      ...game,
      setup: (scenario, options) => {
        seen.add(options.first);
        return game.setup(scenario, options);
      },
    };
    expect(fuzz(watched, { games: 3, seed: 1, options: { first: 'red' }, playerOf })).toMatchObject({ games: 3, breaks: 0, leaks: 0 });
    expect([...asked]).toEqual(['1 0', '1 1', '1 2']);
    expect([...seen]).toEqual(['red']);
  });

  it('refuses a scenario the game has not', () => {
    expect(() => fuzz(game, { games: 1, seed: 1, scenario: 'nowhere' })).toThrow('no scenario nowhere');
  });
});

describe('golden games', () => {
  const log = recordGame(game, setting, 'golden');

  it('replay to the same hashes', () => {
    expect(log.entries.length).toBeGreaterThan(20);
    for (const [, run] of goldenOf(crossroads, { 'a.json': JSON.stringify(log) })) run();
  });

  it('fail where a state has become another', () => {
    const entries = log.entries.map((entry, i) => (i === 9 ? { ...entry, hash: '0000000000000000' } : entry));
    const [test] = goldenOf(crossroads, { 'a.json': JSON.stringify({ ...log, entries }) });
    expect(() => test?.[1]()).toThrow('a.json: entry 9: another state');
  });
});

describe('perft', () => {
  it('counts decisions, sealed ones in either order', () => {
    const state = game.setup('meeting', { first: 'blue' });
    expect([0, 1, 2].map((depth) => perft(game, state, depth))).toEqual([1, 8, 32]);
  });

  it('multiplies by what chance can bring, at no cost in depth', () => {
    // 32 ways to choose commanders, 4 pairs of cards, then either side gives one of three orders.
    expect(perft(game, game.setup('meeting', { first: 'blue' }), 3)).toBe(32 * 4 * 6);
  });

  it('counts results that lead to the same state once', () => {
    const state = game.setup('siege', { first: 'blue' });
    const alike: GameModule<Crossroads> = { ...game, resolve: (s, roll) => game.resolve(s, roll, [0]) };
    expect(perft(alike, state, 3)).toBe(32 * 6);
  });
});

describe('proportions', () => {
  const state = game.setup('meeting', { first: 'blue' });
  const view = game.view(state, ['blue']);
  const label = ({ sealed }: typeof state) => String(sealed.commander[1]);
  const even = { '-1': 1, '4': 1, '5': 1, '6': 1, '7': 1 };

  it('hold for a right imagine', () => {
    const found = proportions(game, { view, label, expected: even, draws: 2000, seed: 3 });
    expect(found.ok).toBe(true);
    // Tables give 18.47 for four degrees of freedom.
    expect(Math.abs(found.limit - 18.47)).toBeLessThan(0.3);
  });

  it('fail for another weight, for a label too many and for one that never comes', () => {
    const wrong = [
      { ...even, '4': 2 },
      { '-1': 1, '4': 1, '5': 1, '6': 1 },
      { ...even, '9': 1 },
    ];
    for (const expected of wrong) expect(proportions(game, { view, label, expected, draws: 2000, seed: 3 }).ok).toBe(false);
  });
});
