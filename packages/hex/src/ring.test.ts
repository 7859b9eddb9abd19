import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import type { HexId } from './grid.js';

const radius = fc.integer({ min: 0, max: 30 });

describe('ring', () => {
  it('holds 6 × radius hexes where the map is wide enough', () => {
    for (const orientation of ['flat', 'pointy'] as const) {
      const grid = createGrid({ orientation, low: 'even', columns: [1, 21], rows: [1, 21], columnsGrow: 'west', label: [2, '', 2] });
      const centre = grid.parse('1111') as HexId;
      expect([0, 1, 2, 5, 8].map((far) => grid.ring(centre, far).length)).toEqual([1, 6, 12, 30, 48]);
      expect(grid.within(centre, 8)).toHaveLength(1 + 3 * 8 * 9);
    }
  });

  it('runs clockwise from direction 0', () => {
    const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 9], rows: [1, 9], columnsGrow: 'east', label: [2, '', 2] });
    const centre = grid.parse('0505') as HexId;
    expect(grid.ring(centre, 1)).toEqual([0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(centre, direction)));
    expect(grid.ring(centre, 2).map((hex) => grid.label(hex))).toEqual([
      '0503',
      '0604',
      '0704',
      '0705',
      '0706',
      '0607',
      '0507',
      '0407',
      '0306',
      '0305',
      '0304',
      '0404',
    ]);
  });

  it('holds exactly the hexes at its distance', () => {
    fc.assert(
      fc.property(gridWithHexes(1), radius, ({ grid, hexes }, far) => {
        const centre = hexes[0] as HexId;
        const all = Array.from({ length: grid.size }, (_, hex) => hex);
        const ascending = (one: number, other: number): number => one - other;
        expect(grid.ring(centre, far).sort(ascending)).toEqual(all.filter((hex) => grid.distance(centre, hex) === far));
        const within = grid.within(centre, far);
        expect(within.map((hex) => grid.distance(centre, hex))).toEqual(within.map((hex) => grid.distance(centre, hex)).sort(ascending));
        expect(within.sort(ascending)).toEqual(all.filter((hex) => grid.distance(centre, hex) <= far));
      }),
    );
  });

  it('ends with the map however large the radius', () => {
    const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 9], rows: [1, 9], columnsGrow: 'east', label: [2, '', 2] });
    expect(grid.within(0, Number.POSITIVE_INFINITY)).toHaveLength(81);
    expect(grid.within(0, -1)).toEqual([]);
  });
});
