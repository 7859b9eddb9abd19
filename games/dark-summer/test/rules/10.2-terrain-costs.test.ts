import { expect, test } from 'vitest';
import { type CostColumn, tableIndex } from '../../src/rules/10-movement/terrain-costs.js';
import type { Drill } from '../drill-ground.js';
import { groundFor } from '../position.js';

function cost(drill: Drill, column: CostColumn, { heavy = false, roads = true } = {}, from = '5020', to = '5019'): number {
  const { world } = groundFor(drill);
  const [a, b] = [world.grid.parse(from) as number, world.grid.parse(to) as number];
  return world.costs[tableIndex({ column, heavy, roads })]?.[a * 6 + world.grid.directionTo(a, b)] as number;
}
const into = (terrain: string): number[] => ([0, 1, 2] as const).map((column) => cost({ terrain: { 5019: terrain } }, column));
const side = (more: object): Drill => ({ sides: [{ a: '5020', b: '5019', ...more }] });

// §10.2 §7.2.2, in halves of a point: Allied, German, German in rain and storm.
test.each([
  ['clear', [2, 4, 2]],
  ['bocage', [4, 4, 4]],
  ['woods', [4, 4, 4]],
  ['forest', [6, 6, 6]],
  ['town', [2, 4, 4]],
  ['city', [2, 4, 4]],
  ['flooded', [-1, -1, -1]],
  ['sea', [-1, -1, -1]],
])('entering %s', (terrain, costs) => expect(into(terrain)).toEqual(costs));

test('a road replaces the terrain cost: half a point major, one minor; not for those barred from it', () => {
  const bocage = (road: string): Drill => ({ terrain: { 5019: 'bocage' }, ...side({ road }) });
  expect([cost(bocage('major'), 1), cost(bocage('minor'), 1)]).toEqual([1, 2]);
  expect(cost(bocage('major'), 1, { roads: false })).toBe(4);
});

test('rivers add to the hex entered, and a bridge spares that even without the road rate', () => {
  expect(cost(side({ river: 'Odon', class: 'minor' }), 0)).toBe(4);
  expect(cost(side({ river: 'Orne', class: 'major' }), 0)).toBe(6);
  expect(cost(side({ river: 'Orne', class: 'major', road: 'major' }), 1, { roads: false, heavy: true })).toBe(4);
});

test('heavy units cross a minor river anywhere and a major one by bridges only', () => {
  expect(cost(side({ river: 'Odon', class: 'minor' }), 0, { heavy: true })).toBe(4);
  expect(cost(side({ river: 'Orne', class: 'major' }), 0, { heavy: true })).toBe(-1);
  expect(cost(side({ river: 'Orne', class: 'major', road: 'minor' }), 0, { heavy: true })).toBe(2);
});

// §2.4
test('an all-sea hexside is impassable', () => expect(cost(side({ sea: true }), 0)).toBe(-1));
