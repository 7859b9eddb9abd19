import { expect, test } from 'vitest';
import { controls, outcomeOf, scoreLines, scoreOf, takeControl } from '../../src/rules/victory.js';
import { type Position, position } from '../position.js';

const hold = (at: Position, ...labels: readonly string[]): Position => {
  for (const label of labels) at.open.control[at.world.controlIndex[at.hex(label)] as number] = 0;
  return at;
};
const start = (scenario = 'campaign') =>
  position({ scenario, phase: 'german-movement', turn: 6, allied: { 'us-16-1': '4626' }, drill: {} });
const points = (at: Position, name: string): number => scoreLines(at.world, at.open).find((line) => line.name === name)?.points as number;

// §R.14
test('a place belongs to the side that last ended there', () => {
  const at = position({ phase: 'allied-first', allied: { 'us-16-1': '3414' }, drill: {} });
  expect(controls(at.world, at.open, at.hex('3416'))).toBe(1);
  at.play('us-16-1', '3416');
  expect(controls(at.world, at.open, at.hex('3416'))).toBe(0);
  expect(points(at, 'Bayeux')).toBe(4);
});

test('every place and every beach can change hands', () => {
  const at = start();
  expect(at.world.controlHexes.map((hex) => controls(at.world, at.open, hex))).not.toContain(0);
  for (const hex of at.world.controlHexes) {
    takeControl(at.world, at.open, 0, hex);
    expect(controls(at.world, at.open, hex)).toBe(0);
  }
});

test('Caen is worth ten whole and four in part', () => {
  expect(points(start(), 'Caen')).toBe(0);
  expect(points(hold(start(), '4519'), 'Caen')).toBe(4);
  expect(points(hold(start(), '4519', '4420', '4620'), 'Caen')).toBe(10);
});

test('each place counts its figure', () => {
  const at = hold(start(), '3416', '2122', '1615', '0905', '5032', '3524', '3024');
  expect(scoreLines(at.world, at.open).map(({ points: value }) => value)).toEqual([0, 4, 6, 5, 4, 6, 2, 2, 0, 0]);
  expect(scoreOf(at.world, at.open)).toBe(29);
});

test('losses beyond the enemy’s cost a point for every ten', () => {
  const at = start();
  at.open.losses = [39, 20];
  expect(points(at, 'Losses')).toBe(-1);
  at.open.losses = [40, 20];
  expect(points(at, 'Losses')).toBe(-2);
  at.open.losses = [10, 90];
  expect(points(at, 'Losses')).toBe(0);
});

test.each([
  [30, 'allied', 'decisive', 12],
  [29, 'allied', 'marginal', 11],
  [22, 'allied', 'marginal', 4],
  [21, undefined, 'draw', 3],
  [15, undefined, 'draw', -3],
  [14, 'german', 'marginal', -4],
  [8, 'german', 'marginal', -10],
  [7, 'german', 'decisive', -11],
])('a score of %i: %s %s', (score, winner, level, margin) => {
  const at = start();
  // The score is moved by losses, ten to the point, from the whole map held.
  hold(at, ...at.world.controlHexes.map((hex) => at.label(hex)));
  const whole = scoreOf(at.world, at.open);
  expect(whole).toBe(49);
  at.open.losses = [(whole - score) * 10, 0];
  const outcome = outcomeOf(at.world, at.open);
  expect([outcome.winner, outcome.level, outcome.margin, outcome.section]).toEqual([winner, level, margin, 'R.14']);
});

test('the game ends with that outcome', () => {
  const at = hold(start(), '4519', '4420', '4620', '3416', '2122', '1615').play('done');
  expect(at.game.awaits(at.state)).toEqual({
    kind: 'over',
    outcome: { winner: 'allied', level: 'marginal', margin: 7, section: 'R.14' },
  });
  const outcome = { winner: 'allied', level: 'marginal', margin: 7, section: 'R.14' };
  expect(at.event('over')).toEqual({ event: 'over', section: 'R.14', outcome });
});

test('an invasion thrown back into the sea ends the game at once', () => {
  const at = position({
    phase: 'german-combat',
    turn: 2,
    allied: { '2-rgr': '4626' },
    german: { 'pz-22': '4625', 'pg-125': '4625', 'fj-6': '4625' },
    drill: {},
  });
  at.play('4626', 'pz-22', 'pg-125', 'fj-6').declare().roll(1);
  expect(at.where('2-rgr')).toBe('lost');
  expect(at.game.awaits(at.state)).toMatchObject({ kind: 'over', outcome: { winner: 'german', level: 'decisive' } });
});

test('the bridgehead has thresholds of its own', () => {
  const at = hold(start('bridgehead'), '4519', '4420', '4620', '3416');
  expect(outcomeOf(at.world, at.open)).toMatchObject({ winner: 'allied', level: 'marginal' });
});

test('a game that is concluded awaits nothing more', () => {
  const at = start();
  const events = at.game.conclude(at.state, { winner: 'german', level: 'resignation' });
  expect(events).toEqual([{ event: 'over', section: 'R.14', outcome: { winner: 'german', level: 'resignation' } }]);
  expect(at.seat).toBe('over');
  expect(at.game.legal(at.view('allied'), 'allied')).toEqual([]);
});
