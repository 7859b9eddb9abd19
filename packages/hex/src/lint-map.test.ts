import { expect, it } from 'vitest';
import type { GridSpec } from './grid.js';
import { type ListedMap, lintMap } from './lint-map.js';

const GRID: GridSpec = { orientation: 'flat', low: 'odd', columns: [1, 4], rows: [1, 3], columnsGrow: 'east', label: [2, '', 2] };

function saidOf(change: Partial<ListedMap>): string[] {
  const said: string[] = [];
  const sheet: ListedMap = { grid: GRID, hexes: [{ hex: '0101' }, { hex: '0102' }], sides: [{ a: '0101', b: '0102' }], ...change };
  lintMap(sheet, (path, reason) => void said.push(`${path} ${reason}`));
  return said;
}

it('says nothing of a map in order', () => expect(saidOf({})).toEqual([]));

it('knows every hex by its label, once', () => {
  expect(saidOf({ hexes: [{ hex: '0101' }, { hex: '0501' }, { hex: '0101' }] })).toEqual([
    'hexes[1].hex is not on the grid',
    'hexes[2].hex is listed twice',
  ]);
});

it('wants a side between two hexes of the grid that touch', () => {
  const sides = [
    { a: '0102', b: '0101' },
    { a: '0101', b: '0103' },
    { a: '0101', b: '0101' },
    { a: '0101', b: '0100' },
  ];
  expect(saidOf({ sides })).toEqual([1, 2, 3].map((i) => `sides[${i}] is no hexside of the grid`));
});

it.each([{ columns: [4, 1] as const }, { rows: [3, 2] as const }])('lays no grid that ends before it begins: %o', (backward) => {
  expect(saidOf({ grid: { ...GRID, ...backward }, hexes: [{ hex: 'nowhere' }] })).toEqual(['grid ends before it begins']);
});
