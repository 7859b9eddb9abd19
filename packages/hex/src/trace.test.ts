import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import type { Grid, GridSpec, HexId } from './grid.js';
import { ENTERED, PASS } from './trace.js';

const spec: GridSpec = { orientation: 'flat', low: 'odd', columns: [1, 20], rows: [1, 20], columnsGrow: 'east', label: [2, '', 2] };
const room = new Int32Array(2000);

function passes(map: Grid, a: HexId, b: HexId): [number, number, number][] {
  const count = map.trace(a, b, room);
  return Array.from({ length: count / PASS }, (_, i) => [...room.subarray(i * PASS, i * PASS + PASS)] as [number, number, number]);
}

function words(from: string, to: string): string[] {
  const map = createGrid(spec);
  return passes(map, map.parse(from) as HexId, map.parse(to) as HexId).map(([, hex, other]) =>
    other === ENTERED ? map.label(hex) : `${map.label(hex)}/${map.label(other)}`,
  );
}

/** The corners of a hex, in hex units. */
function corners(map: Grid, hex: HexId): { x: number; y: number }[] {
  const { x, y } = map.centre(hex);
  const turn = map.spec.orientation === 'flat' ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + Math.cos(turn + (i * Math.PI) / 3) / Math.sqrt(3),
    y: y + Math.sin(turn + (i * Math.PI) / 3) / Math.sqrt(3),
  }));
}

/** Whether the line between two centres has more than a point in common with the inside of a hex that lies between them. */
function isCut(map: Grid, a: HexId, b: HexId, hex: HexId): boolean {
  const [from, to] = [map.centre(a), map.centre(b)];
  const sides = corners(map, hex).map(({ x, y }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  const far = map.distance(a, b);
  const isBetween = map.distance(a, hex) <= far && map.distance(hex, b) <= far;
  return isBetween && Math.min(...sides) < -1e-9 && Math.max(...sides) > 1e-9;
}

const ascending = (one: number, other: number): number => one - other;

describe('trace', () => {
  it('leads nowhere for what is no hex, and does not look for ever', () => {
    expect(() => createGrid(spec).trace(0, Number.NaN, room)).toThrow('from hex to hex');
  });

  it('follows a row of hexes, and runs along hexsides', () => {
    expect(words('0402', '0405')).toEqual(['0403', '0404', '0405']);
    expect(words('0405', '0805')).toEqual(['0504/0505', '0605', '0704/0705', '0805']);
    expect(words('0404', '0404')).toEqual([]);
  });

  it('enters both hexes of a hexside it crosses at its middle', () => {
    expect(words('0405', '0806')).toEqual(['0505', '0605', '0606', '0705', '0806']);
  });

  it('enters exactly the hexes it cuts, and runs along exactly the hexsides it lies on', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        const found = passes(grid, a, b);
        const entered = found.filter(([, hex, other]) => hex >= 0 && other === ENTERED);
        const cut = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => hex !== a && isCut(grid, a, b, hex));
        expect(entered.map(([, hex]) => hex).sort(ascending)).toEqual(cut);
      }),
      { numRuns: 400 },
    );
  });

  it('crosses the hexside between one hex and the next', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        let before: number = a;
        for (const [side, hex, other] of passes(grid, a, b)) {
          if (hex >= 0 && other >= 0) expect(side).toBe(grid.sideBetween(hex, other));
          else if (other === ENTERED && side >= 0 && hex >= 0 && before >= 0) expect(side).toBe(grid.sideBetween(before, hex));
          before = hex;
        }
        expect(a === b || before === b).toBe(true);
      }),
    );
  });

  it('passes the same on the way back, also along the edge', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        const sidesOf = (found: [number, number, number][]): number[] => found.map(([side]) => side).filter((side) => side >= 0);
        const hexesOf = (found: [number, number, number][]): number[] =>
          found.flatMap(([, hex, other]) => [hex, other]).filter((hex) => hex >= 0 && hex !== a && hex !== b);
        const [there, back] = [passes(grid, a, b), passes(grid, b, a)];
        expect(sidesOf(back)).toEqual(sidesOf(there).reverse());
        expect(hexesOf(back).sort(ascending)).toEqual(hexesOf(there).sort(ascending));
      }),
      { numRuns: 400 },
    );
  });
});
