import { expect, it } from 'vitest';
import { wrongLengths } from './lengths.js';
import { ALLIED, enemyOf, GERMAN, seatOf, sideOf } from './sides.js';
import { bySide, staleColumns } from './stale.js';

it('tells of columns that are too short or too long, and of no other', () => {
  const columns = { hex: [1, 2], marks: [0], due: [1, 2, 3] };
  expect(wrongLengths(columns, 2, 'hex', 'marks', 'due')).toEqual(['column marks has 1 entries', 'column due has 3 entries']);
  expect(wrongLengths(columns, 2, 'hex')).toEqual([]);
});

it('tells whose column is out of date', () => {
  expect(staleColumns(bySide('zones', [[1], [2]]), bySide('zones', [[1], [3]]))).toEqual([
    'the kept German zones is not what the columns say',
  ]);
});

it('numbers Allied units first', () => {
  const world = { roster: { allied: 2 } };
  expect([0, 1, 2, 3].map((unit) => sideOf(world, unit))).toEqual([ALLIED, ALLIED, GERMAN, GERMAN]);
  expect([ALLIED, GERMAN].map(seatOf)).toEqual(['allied', 'german']);
  expect([ALLIED, GERMAN].map(enemyOf)).toEqual([GERMAN, ALLIED]);
});
