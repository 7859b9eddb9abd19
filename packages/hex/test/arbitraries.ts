import fc from 'fast-check';
import { createGrid } from '../src/create-grid.js';
import type { Grid, GridSpec, HexId } from '../src/grid.js';

const range = (shortest: number, longest: number): fc.Arbitrary<[number, number]> =>
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: shortest, max: longest }))
    .map(([first, count]) => [first, first + count - 1]);

export const anySpec: fc.Arbitrary<GridSpec> = fc.record({
  orientation: fc.constantFrom('flat', 'pointy'),
  low: fc.constantFrom('odd', 'even'),
  columns: range(1, 12),
  rows: range(1, 12),
  columnsGrow: fc.constantFrom('east', 'west'),
  label: fc.constantFrom<[number, string, number][]>([2, '', 2], [2, '.', 3]),
});

export const anyGrid: fc.Arbitrary<Grid> = anySpec.map(createGrid);

/** A grid and so many of its hexes. */
export function gridWithHexes(count: number): fc.Arbitrary<{ grid: Grid; hexes: HexId[] }> {
  return anyGrid.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      hexes: fc.array(fc.integer({ min: 0, max: grid.size - 1 }), { minLength: count, maxLength: count }),
    }),
  );
}
