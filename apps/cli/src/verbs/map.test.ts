import type { MapFile } from '@bocage/board';
import { createGrid } from '@bocage/hex';
import { game } from '@bocage/normandy-1969';
import { expect, test } from 'vitest';
import { hexReport } from './map.js';

const map = game.data.map as unknown as MapFile;

test('the first hex lies where the map says it does', () => {
  const first = createGrid(map.grid).label(0);
  expect(hexReport(map, first)).toMatchObject({ lat: map.place.lat, lon: map.place.lon });
});

test.each([
  ['Caen', 49.183, -0.363],
  ['Carentan', 49.303, -1.248],
  ['Saint-Lô', 49.115, -1.09],
])('%s lies within two hexes of the real town', (name, lat, lon) => {
  const hexes = map.hexes.filter(({ place }) => place === name).map(({ hex }) => hexReport(map, hex));
  const kilometres = hexes.map((hex) => Math.hypot((hex.lat - lat) * 111.2, (hex.lon - lon) * 72.7));
  expect(Math.min(...kilometres)).toBeLessThan((2 * map.place.hexMetres) / 1000);
});

test('a hexside carries the same from either hex', () => {
  const { a, b, ...carried } = map.sides.find(({ river }) => river !== undefined) as MapFile['sides'][number];
  const from = (hex: string, to: string) => Object.values(hexReport(map, hex).edges).find((edge) => edge.to === to);
  expect(from(a, b)).toEqual({ to: b, ...carried });
  expect(from(b, a)).toEqual({ to: a, ...carried });
});

test('a hex inside the map has six edges named by their direction', () => {
  expect(Object.keys(hexReport(map, '2610').edges)).toEqual(['n', 'ne', 'se', 's', 'sw', 'nw']);
});

test('a hex that is not printed is refused with what is', () => {
  expect(() => hexReport(map, '9999')).toThrow('There is no hex 9999 on this map; it runs from 0101 to');
});
