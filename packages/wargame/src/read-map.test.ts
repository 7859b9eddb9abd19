import type { GridSpec } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { type MapFile, type MapSide, readMap } from './read-map.js';

const RIVER = 1;
const SHUT = 4;

interface Side extends MapSide {
  readonly river: boolean;
}

const grid: GridSpec = { orientation: 'flat', low: 'even', columns: [1, 3], rows: [1, 3], columnsGrow: 'east', label: [2, '', 2] };

const file: MapFile<Side> = {
  grid,
  hexes: [
    { hex: '0101', terrain: 'sea', features: [] },
    { hex: '0102', terrain: 'clear', features: ['town', 'road'] },
    { hex: '0202', terrain: 'hill', features: ['road', 'table:3'] },
    { hex: '0302', terrain: 'clear', features: ['town'], place: 'Creully' },
  ],
  sides: [
    { a: '0102', b: '0202', river: true },
    { a: '0202', b: '0302', river: false },
    { a: '0102', b: '0101', river: true },
  ],
};

const map = readMap(file, {
  terrains: ['off', 'sea', 'clear', 'hill'],
  unlisted: 0,
  isGround: (terrain) => terrain > 1,
  bitsOf: ({ river }) => (river ? RIVER : 0),
  impassable: SHUT,
});
const at = (label: string): number => map.grid.parse(label) as number;
const side = (a: string, b: string): number => map.sides[at(a) * 6 + map.grid.directionTo(at(a), at(b))] as number;

describe('readMap', () => {
  it('gives each hex the code of its terrain, and those that are not listed another', () => {
    expect(['0101', '0102', '0202', '0303'].map((label) => map.terrain[at(label)])).toEqual([1, 2, 3, 0]);
    expect(map.land).toEqual(['0102', '0202', '0302'].map(at));
  });

  it('gives a hexside the same bits from both of its hexes', () => {
    expect([side('0102', '0202'), side('0202', '0102'), side('0202', '0302')]).toEqual([RIVER, RIVER, 0]);
  });

  it('shuts every side of a hex that is no ground, and the edge of the map', () => {
    expect([side('0102', '0101'), side('0101', '0102'), side('0302', '0303')]).toEqual([SHUT, SHUT, SHUT]);
    const beyond = [0, 1, 2, 3, 4, 5].filter((direction) => map.grid.neighbour(at('0102'), direction) < 0);
    expect(beyond.map((direction) => map.sides[at('0102') * 6 + direction])).toEqual(beyond.map(() => SHUT));
    expect(beyond.length).toBeGreaterThan(0);
  });

  it('knows what is printed in a hex', () => {
    expect(['0302', '0102', '0303'].map((label) => map.names[at(label)])).toEqual(['Creully', '', '']);
  });

  it('finds hexes by their features', () => {
    expect(map.hexesWith('town')).toEqual([at('0102'), at('0302')]);
    expect(map.hexesWith('town', 'road')).toEqual([at('0102')]);
    expect([map.hexWith('road'), map.hexWith('castle')]).toEqual([at('0102'), -1]);
    expect([...map.has('town')].flatMap((there, hex) => (there === 1 ? [hex] : []))).toEqual(map.hexesWith('town'));
    expect([map.featureAfter(at('0202'), 'table:'), map.featureAfter(at('0102'), 'table:')]).toEqual(['3', '']);
  });
});
