import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGrid, gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import type { Grid, GridSpec } from './grid.js';

const HALF_ROOT_THREE = Math.sqrt(3) / 2;

function grid(spec: Partial<GridSpec>): Grid {
  return createGrid({ orientation: 'flat', low: 'odd', columns: [1, 4], rows: [1, 4], columnsGrow: 'east', label: [2, '', 2], ...spec });
}

function expectCentre(map: Grid, label: string, x: number, y: number): void {
  const centre = map.centre(map.parse(label) as number);
  expect(centre.x).toBeCloseTo(x, 12);
  expect(centre.y).toBeCloseTo(y, 12);
}

describe('centre', () => {
  it('puts the first hex at the origin, or half a hex from it when it is shifted', () => {
    expectCentre(grid({ low: 'even' }), '0101', 0, 0);
    expectCentre(grid({ low: 'odd' }), '0101', 0, 0.5);
    expectCentre(grid({ orientation: 'pointy', low: 'even' }), '0101', 0, 0);
    expectCentre(grid({ orientation: 'pointy', low: 'odd' }), '0101', 0.5, 0);
  });

  it('runs to page right and down, or left where columns grow west', () => {
    expectCentre(grid({ low: 'even' }), '0403', 3 * HALF_ROOT_THREE, 2.5);
    expectCentre(grid({ low: 'even', columnsGrow: 'west' }), '0403', -3 * HALF_ROOT_THREE, 2.5);
    expectCentre(grid({ orientation: 'pointy', low: 'even' }), '0304', 2.5, 3 * HALF_ROOT_THREE);
    expectCentre(grid({ orientation: 'pointy', low: 'even', columnsGrow: 'west' }), '0304', -1.5, 3 * HALF_ROOT_THREE);
  });

  it('shifts by the printed number, not by the place on the page', () => {
    expectCentre(grid({ low: 'even', columns: [2, 5] }), '0201', 0, 0.5);
    expectCentre(grid({ orientation: 'pointy', low: 'even', rows: [2, 5] }), '0102', 0.5, 0);
  });
});

describe('hexAt', () => {
  const nudge = fc.tuple(fc.integer({ min: 0, max: 49 }), fc.integer({ min: 0, max: 359 }));

  it('finds a hex from every point inside its inner circle', () => {
    fc.assert(
      fc.property(anyGrid, nudge, (map, [hundredths, degrees]) => {
        const radius = hundredths / 100;
        const angle = (degrees * Math.PI) / 180;
        for (let hex = 0; hex < map.size; hex++) {
          const { x, y } = map.centre(hex);
          expect(map.hexAt(x, y)).toBe(hex);
          expect(map.hexAt(x + radius * Math.cos(angle), y + radius * Math.sin(angle))).toBe(hex);
        }
      }),
    );
  });

  it('finds the nearest centre for any point, or nothing beyond the edge', () => {
    const offset = fc.integer({ min: -80, max: 80 });
    fc.assert(
      fc.property(gridWithHexes(1), offset, offset, ({ grid: map, hexes }, right, down) => {
        const near = map.centre(hexes[0] as number);
        const [x, y] = [near.x + right / 100, near.y + down / 100];
        const hex = map.hexAt(x, y);
        const distances = Array.from({ length: map.size }, (_, other) => Math.hypot(map.centre(other).x - x, map.centre(other).y - y));
        const nearest = Math.min(...distances);
        if (hex >= 0) expect(distances[hex]).toBeCloseTo(nearest, 9);
        else expect(nearest).toBeGreaterThanOrEqual(0.5 - 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the corner that reaches beyond the inner circle', () => {
    const map = grid({ low: 'even' });
    const corner = 1 / Math.sqrt(3);
    expect(map.hexAt(-corner + 0.01, 0)).toBe(0);
    expect(map.hexAt(-corner - 0.01, 0)).toBe(-1);
    expect(map.hexAt(Number.NaN, 0)).toBe(-1);
    expect(map.hexAt(0, Number.POSITIVE_INFINITY)).toBe(-1);
  });
});
