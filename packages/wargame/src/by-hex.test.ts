import { createGrid } from '@bocage/hex';
import { describe, expect, it } from 'vitest';
import { createAround, distancesFrom, indexByHex } from './by-hex.js';

const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 9], rows: [1, 7], columnsGrow: 'east', label: [2, '', 2] });
const hexes = [17, 3, 40];

describe('by hex', () => {
  it('indexes a list', () => {
    const index = indexByHex(grid, hexes);
    expect(hexes.map((hex) => index[hex])).toEqual([0, 1, 2]);
    expect(index.filter((i) => i === -1)).toHaveLength(grid.size - 3);
  });

  it('says how far the nearest of some hexes is', () => {
    const nearest = Array.from({ length: grid.size }, (_, hex) => Math.min(...hexes.map((from) => grid.distance(from, hex))));
    expect([...distancesFrom(grid, hexes)]).toEqual(nearest);
    expect(new Set(distancesFrom(grid, []))).toEqual(new Set([-1]));
  });

  it('looks the hexes within a radius up once', () => {
    const around = createAround(grid);
    expect(around(17, 2)).toEqual(grid.within(17, 2));
    expect(around(17, 2)).toBe(around(17, 2));
    expect(around(17, 1)).toEqual(grid.within(17, 1));
  });
});
