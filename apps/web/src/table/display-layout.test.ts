import type { CounterFace, DisplayGroup } from '@bocage/board';
import { expect, it } from 'vitest';
import { groupsOfFaces, sheetColumns } from './display-layout.js';

const face = (unit: number, right = 'A'): CounterFace => ({
  unit,
  nation: 'british',
  symbol: 'infantry',
  size: 'I',
  left: '',
  right,
  factors: '4-5',
  marks: [],
  name: right,
});
const group = (count: number, more: Partial<DisplayGroup> = {}): DisplayGroup => ({
  title: 'A box',
  faces: Array.from({ length: count }, (_, i) => face(i)),
  ...more,
});

it('makes a column as wide as its fullest box wants, within bounds', () => {
  expect(sheetColumns([group(2)])).toBeUndefined();
  const groups = [
    group(30, { at: { row: 1, column: 1, columns: 3 } }),
    group(1, { at: { row: 2, column: 1 } }),
    group(5, { at: { row: 2, column: 2 } }),
    group(20, { at: { row: 2, column: 3 } }),
  ];
  expect(sheetColumns(groups)).toBe('minmax(9rem, 3fr) minmax(9rem, 5fr) minmax(9rem, 8fr)');
});

it('lays counters that look the same on each other, but keeps sets apart', () => {
  expect(groupsOfFaces(group(3)).map(({ heaps }) => heaps.map(({ count }) => count))).toEqual([[3]]);
  expect(groupsOfFaces(group(3, { sets: [1, 2] })).map(({ heaps }) => heaps.map(({ face: { unit } }) => unit))).toEqual([[0], [1, 2]]);
});
