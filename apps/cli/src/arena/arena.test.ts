import type { GameMeta } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { judgeArena, planArena } from './arena.js';

const meta = { seats: [{ id: 'allied' }, { id: 'german' }], options: [] } as unknown as GameMeta;

test('each pair is the same seed with the sides swapped', () => {
  const pairs = planArena(['random', 'greedy'], 2, { scenario: 's', options: {} }, '7');
  expect(pairs.map(({ plans }) => plans.map(({ players, seed }) => [players.join('-'), seed]))).toEqual([
    [
      ['random-greedy', '7:0'],
      ['greedy-random', '7:0'],
    ],
    [
      ['random-greedy', '7:1'],
      ['greedy-random', '7:1'],
    ],
  ]);
});

test('a side that always wins gives its seat a worth and its players none', () => {
  const names = ['random', 'greedy'] as const;
  const pairs = planArena(names, 20, { scenario: 's', options: {} }, '1');
  const allied = { outcome: { winner: 'allied', level: 'win', margin: 5 }, actions: 1, turns: 1 };
  const arena = judgeArena(
    meta,
    names,
    pairs,
    pairs.flatMap(() => [allied, allied]),
  );
  expect(arena.players.map(({ elo }) => elo)).toEqual([1000, 1000]);
  expect(arena.firstSeat.elo).toBeGreaterThan(300);
  expect(arena.matches[0]).toMatchObject({ games: 40, wins: [20, 20], draws: 0, share: 0.5, meanMargin: 0 });
});

test('a player who always wins leads, with the margin in his favour from either side', () => {
  const names = ['random', 'greedy'] as const;
  const pairs = planArena(names, 10, { scenario: 's', options: {} }, '1');
  const won = (winner: string, margin: number) => ({ outcome: { winner, level: 'win', margin }, actions: 1, turns: 1 });
  const arena = judgeArena(
    meta,
    names,
    pairs,
    pairs.flatMap(() => [won('german', -4), won('allied', 6)]),
  );
  expect(arena.players[0]?.elo).toBeLessThan(700);
  expect(arena.matches[0]).toMatchObject({ wins: [0, 20], share: 0, meanMargin: -5 });
});

test('the first seat wins with its side', () => {
  const sided = { ...meta, seats: [{ id: 'blue', side: 'west' }, { id: 'red' }] } as unknown as GameMeta;
  const names = ['random', 'greedy'] as const;
  const pairs = planArena(names, 1, { scenario: 's', options: {} }, '1');
  const west = { outcome: { winner: 'west', level: 'win' }, actions: 1, turns: 1 };
  expect(judgeArena(sided, names, pairs, [west, west]).matches[0]).toMatchObject({ wins: [1, 1], share: 0.5 });
});
