import { createGrid } from './create-grid.js';
import type { GridSpec } from './grid.js';

/** What every map file lists: its grid, its hexes, and the hexsides that carry something. */
export interface ListedMap {
  readonly grid: GridSpec;
  readonly hexes: readonly { readonly hex: string }[];
  readonly sides: readonly { readonly a: string; readonly b: string }[];
}

const isBackward = ([first, last]: readonly [number, number]): boolean => last < first;

/** Labels that name no hex or one twice, and sides between hexes that do not touch. A grid that ends before it begins is not laid at all. */
export function lintMap(map: ListedMap, say: (path: string, reason: string) => void): void {
  if (isBackward(map.grid.columns) || isBackward(map.grid.rows)) {
    say('grid', 'ends before it begins');
    return;
  }
  const grid = createGrid(map.grid);
  const seen = new Set<number>();
  map.hexes.forEach(({ hex }, i) => {
    const id = grid.parse(hex);
    if (id === undefined) say(`hexes[${i}].hex`, 'is not on the grid');
    else if (seen.has(id)) say(`hexes[${i}].hex`, 'is listed twice');
    else seen.add(id);
  });
  map.sides.forEach(({ a, b }, i) => {
    const [from, to] = [grid.parse(a), grid.parse(b)];
    if (from === undefined || to === undefined || grid.directionTo(from, to) < 0) say(`sides[${i}]`, 'is no hexside of the grid');
  });
}
