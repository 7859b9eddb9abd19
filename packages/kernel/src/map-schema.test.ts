import { describe, expect, it } from 'vitest';
import type { Json } from './json.js';
import { absent, hexLabelOf, mapOf } from './map-schema.js';
import { Complaints, oneOf, type Reader, real } from './schema.js';

const GRID = { orientation: 'flat', low: 'odd', columns: [98, 109], rows: [1, 63], columnsGrow: 'west', label: [2, '.', 3] };
const MAP = {
  from: 'reconstructed',
  grid: GRID,
  place: { hexMetres: 500, lat: 49, lon: -0.1, rotation: 0 },
  hexes: [
    { hex: '98.024', terrain: 'clear' },
    { hex: '109.010', terrain: 'sea', place: 'Juno', features: ['coast'] },
  ],
  sides: [{ a: '98.024', b: '99.024', road: 'lane' }],
};
const readMap = mapOf({ orientation: 'flat', terrains: ['sea', 'clear'], onSides: { road: absent(oneOf('lane')) } });

function saidOf<T>(reader: Reader<T>, value: Json): string[] {
  const heard = new Complaints();
  reader(value, '', heard);
  return heard.list.map(({ path, reason }) => `${path}: ${reason}`);
}

describe('a map', () => {
  it('is read with labels of any length its grid describes', () => {
    expect(saidOf(readMap, MAP)).toEqual([]);
    const map = readMap(MAP, '', new Complaints());
    expect(map.hexes.map(({ hex, terrain, place }) => [hex, terrain, place])).toEqual([
      ['98.024', 'clear', ''],
      ['109.010', 'sea', 'Juno'],
    ]);
    expect(map.sides[0]).toMatchObject({ a: '98.024', road: 'lane', river: '', flooded: false });
  });

  it('is told the form of a label it should have', () => {
    const hexes = [{ hex: '9824', terrain: 'clear' }];
    const sides = [{ a: '98.24', b: '099.024' }];
    expect(saidOf(readMap, { ...MAP, hexes, sides })).toEqual([
      'hexes[0].hex: must be a hex such as "07.004"',
      'sides[0].a: must be a hex such as "07.004"',
      'sides[0].b: must be a hex such as "07.004"',
    ]);
    const four = { ...GRID, columns: [1, 20], label: [2, '', 2] };
    expect(saidOf(readMap, { ...MAP, grid: four, hexes: [{ hex: '01.001', terrain: 'sea' }], sides: [] })).toEqual([
      'hexes[0].hex: must be a hex such as "0704"',
    ]);
  });

  it('must be printable in the digits of its labels', () => {
    expect(saidOf(readMap, { ...MAP, grid: { ...GRID, rows: [1, 1000] } })).toEqual(['grid.rows[1]: must be a whole number from 0 to 999']);
    expect(saidOf(readMap, { ...MAP, grid: { ...GRID, label: [2, '', 3] } })[0]).toBe(
      'grid.columns[1]: must be a whole number from 0 to 99',
    );
  });

  it('says how its labels are made, and only the grid complains if it does not', () => {
    const labelled = (label: Json): string[] => saidOf(readMap, { ...MAP, grid: { ...GRID, columns: [1, 2], label } });
    expect(labelled('2.3')).toEqual([
      'grid.label: must be the digits of a column, what stands between and the digits of a row, such as [2, ".", 3]',
    ]);
    expect(labelled([0, '.', 3])).toEqual(['grid.label[0]: must be a whole number from 1 to 4']);
    expect(labelled([2, '1', 3])).toEqual(['grid.label[1]: must be nothing or one of . : / -']);
  });

  it('cannot have more hexes than are held in memory', () => {
    const grid = { ...GRID, columns: [0, 9999], rows: [0, 999] };
    expect(saidOf(readMap, { ...MAP, grid })).toEqual(['grid: must have at most 10000 hexes']);
  });

  it('may say more where its game does', () => {
    const readMore = mapOf({ orientation: 'flat', terrains: ['sea', 'clear'], onSides: {}, also: { tide: real } });
    expect(saidOf(readMore, { ...MAP, sides: [], tide: 4 })).toEqual([]);
    expect(saidOf(readMore, { ...MAP, sides: [] })).toEqual(['tide: must be a number']);
  });
});

it('other files name hexes as the map prints them', () => {
  expect(saidOf(hexLabelOf(MAP), '109.010')).toEqual([]);
  expect(saidOf(hexLabelOf(MAP), '10910')).toEqual([': must be a hex such as "07.004"']);
});
