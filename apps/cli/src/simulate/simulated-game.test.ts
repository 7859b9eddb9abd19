import { game as template } from '@bocage/template';
import { expect, test } from 'vitest';
import { simulateGame } from './simulated-game.js';
import { summarise } from './summary.js';

const game = template.create(template.data);
const scenario = game.meta.scenarios[0]?.id as string;
const options = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, values[0]?.id ?? '']));
const plan = (seed: string) => ({ scenario, options, players: game.meta.seats.map(() => 'random' as const), seed });

test('the same plan gives the same game, another seed another', () => {
  const results = ['1', '1', '2', '3', '4'].map((seed) => simulateGame(game, plan(seed)));
  expect(results[1]).toEqual(results[0]);
  expect(results.slice(2)).not.toEqual([results[0], results[0], results[0]]);
});

test('a game that throws is a break and not the end of the run', () => {
  const broken = {
    ...game,
    play() {
      throw new Error('a rule failed');
    },
  };
  expect(simulateGame(broken, plan('1')).broken).toContain('a rule failed');
});

test('an invariant broken at the end is a break', () => {
  expect(simulateGame({ ...game, check: () => ['two units in one place'] }, plan('1')).broken).toContain('two units in one place');
});

test('a summary counts wins by seat, draws and breaks', () => {
  const [first, second] = game.meta.seats.map(({ id }) => id) as [string, string];
  const summary = summarise(
    game.meta,
    { scenario, options },
    [
      { outcome: { winner: first, level: 'decisive', margin: 6 }, actions: 10, turns: 4 },
      { outcome: { winner: second, level: 'marginal', margin: -2 }, actions: 20, turns: 6 },
      { outcome: { level: 'draw', margin: 0 }, actions: 30, turns: 6 },
      { actions: 40, turns: 1, broken: 'x' },
    ],
    2,
  );
  expect(summary).toMatchObject({
    games: 4,
    finished: 3,
    actions: 100,
    actionsPerSecond: 50,
    draws: 1,
    breaks: 1,
    meanTurns: 4.25,
    meanMargin: 1.33,
  });
  expect(summary.wins).toEqual({ [first]: 1, [second]: 1 });
  expect(summary.margins).toEqual({ 6: 1, '-2': 1, 0: 1 });
  expect(summary.levels).toEqual({ [`${first} decisive`]: 1, [`${second} marginal`]: 1, draw: 1 });
});

test('a side that wins wins for each of its seats', () => {
  const seats = ['us', 'british', 'german'].map((id) => ({ id, title: id, ...(id === 'german' ? {} : { side: 'allied' }) }));
  const results = [{ outcome: { winner: 'allied', level: 'points', margin: 3 }, actions: 1, turns: 1 }];
  const summary = summarise({ ...game.meta, seats }, { scenario, options }, results, 1);
  expect(summary.wins).toEqual({ us: 1, british: 1, german: 0 });
  expect(summary.levels).toEqual({ 'allied points': 1 });
});

test('what a game counts is added up seat by seat as means', () => {
  const counted = (late: number, landed: number) => ({ ceilings: { a: { late }, b: { late: 0 } }, marks: { landed } });
  const summary = summarise(
    game.meta,
    { scenario, options },
    [
      { actions: 1, turns: 1, counted: counted(4, 1) },
      { actions: 1, turns: 1, counted: counted(1, 0) },
    ],
    1,
  );
  expect(summary.ceilings).toEqual({ a: { late: 2.5 }, b: { late: 0 } });
  expect(summary.marks).toEqual({ landed: 0.5 });
  expect(summarise(game.meta, { scenario, options }, [{ actions: 1, turns: 1 }], 1)).not.toHaveProperty('ceilings');
});

test('a game with an observer is counted', () => {
  let seen = 0;
  const watch = () => ({ before: () => void seen++, after: () => {}, counted: () => ({ ceilings: {}, marks: { seen } }) });
  const result = simulateGame({ ...game, ai: { ...(game.ai as NonNullable<typeof game.ai>), watch } }, plan('1'));
  expect(result.counted?.marks.seen).toBe(result.actions);
});
