import type { CounterFace, GameUi } from '@bocage/board';
import { expect, it } from 'vitest';
import { findAll } from './find.js';
import type { Situation } from './situation.js';

const face = (unit: number, name: string): CounterFace => ({
  unit,
  nation: 'us',
  symbol: 'infantry',
  size: 'III',
  left: '',
  right: '',
  factors: '7-4',
  marks: [],
  name,
});

const HEXES = ['1612', '16', '1601'];
const ui = {
  grid: { parse: (text: string) => (HEXES.includes(text) ? HEXES.indexOf(text) : undefined), label: (hex: number) => HEXES[hex] },
  map: {
    hexes: [
      { hex: '1612', place: 'Caen', terrain: 'city' },
      { hex: '16', place: 'Bretteville near Caen', terrain: 'town' },
      { hex: '1601', place: 'Caenchy', terrain: 'town' },
    ],
  },
  displays: () => [],
} as unknown as GameUi;
const shown = {
  stacks: [{ hex: 2, faces: [face(1, '116th Regiment'), face(2, '16th Regiment')] }],
  view: {},
} as unknown as Situation;

it('the hex of that number comes before everything that has the number in its name', () => {
  expect(findAll(ui, shown, '16').map(({ name }) => name)).toEqual(['Hex 16', '16th Regiment', '116th Regiment']);
  expect(findAll(ui, shown, ' 1601 ')[0]).toMatchObject({ name: 'Hex 1601', where: 'Caenchy' });
});

it('a place of exactly that name comes before those that begin so, and those before the rest', () => {
  expect(findAll(ui, shown, 'caen').map(({ name }) => name)).toEqual(['Caen', 'Caenchy', 'Bretteville near Caen']);
});

it('a counter on the map that an order of battle lists too is found once, where it lies', () => {
  const listed = {
    ...ui,
    displays: () => [{ title: 'Order of battle', groups: [{ title: 'Ashore', faces: [face(2, '16th Regiment')] }] }],
  };
  const found = findAll(listed as unknown as GameUi, shown, 'regiment');
  expect(found.map(({ key, where }) => [key, where])).toEqual([
    ['u1', 'Hex 1601'],
    ['u2', 'Hex 1601'],
  ]);
});

it('nothing is found by nothing', () => {
  expect(findAll(ui, shown, '  ')).toEqual([]);
});
