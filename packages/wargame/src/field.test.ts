import { createGrid } from '@bocage/hex';
import { expect, it } from 'vitest';
import { fieldTo, UNREACHED } from './field.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 9], rows: [1, 7], columnsGrow: 'east', label: [2, '', 2] });
const at = (label: string): number => grid.parse(label) as number;

it('is the distance where every step costs one, to the nearest goal', () => {
  const goals = [at('0101'), at('0907')];
  const field = fieldTo(grid, goals, () => 1);
  for (let hex = 0; hex < grid.size; hex++) expect(field[hex]).toBe(Math.min(...goals.map((goal) => grid.distance(hex, goal))));
});

it('goes by what a step out of a hex costs, not by what it costs to come back', () => {
  const uphill = at('0402');
  const field = fieldTo(grid, [at('0401')], (from) => (from === uphill ? 5 : 1));
  expect([field[uphill], field[at('0403')]]).toEqual([5, 3]);
});

it('does not reach what nobody leaves', () => {
  const walled = at('0505');
  expect(fieldTo(grid, [at('0101')], (from) => (from === walled ? -1 : 1))[walled]).toBe(UNREACHED);
});
