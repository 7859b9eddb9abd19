import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import type { Grid, GridSpec, HexId } from './grid.js';

const spec: GridSpec = { orientation: 'flat', low: 'odd', columns: [1, 20], rows: [1, 20], columnsGrow: 'east', label: [2, '', 2] };
const grid = createGrid(spec);

function line(from: string, to: string, map: Grid = grid): string[] {
  return map.line(map.parse(from) as HexId, map.parse(to) as HexId).map((step) => step.map((hex) => map.label(hex)).join('/'));
}

/** Distance from a hex's centre to the straight line between two others. */
function offLine(map: Grid, a: HexId, b: HexId, hex: HexId): number {
  const from = map.centre(a);
  const to = map.centre(b);
  const at = map.centre(hex);
  const cross = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  return Math.abs(cross) / Math.hypot(to.x - from.x, to.y - from.y);
}

describe('line', () => {
  it('follows a row of hexes', () => {
    expect(line('0402', '0405')).toEqual(['0402', '0403', '0404', '0405']);
    expect(line('0405', '0706')).toEqual(['0405', '0505', '0606', '0706']);
    expect(line('0404', '0404')).toEqual(['0404']);
  });

  it('lists both hexes of each step where it runs along hexsides', () => {
    expect(line('0405', '0805')).toEqual(['0405', '0504/0505', '0605', '0704/0705', '0805']);
    const pointy = createGrid({ ...spec, orientation: 'pointy' });
    expect(line('0504', '0508', pointy)).toEqual(['0504', '0405/0505', '0506', '0407/0507', '0508']);
  });

  it('lists the one hex on the map where it runs along the edge', () => {
    expect(line('0401', '0801')).toEqual(['0401', '0501', '0601', '0701', '0801']);
  });

  it('takes one hex where it crosses a hexside at its middle', () => {
    expect(line('0405', '0806')).toHaveLength(5);
    expect(line('0405', '0806').filter((step) => step.includes('/'))).toEqual([]);
  });

  it('has a step for each hex of the distance, every hex on the map and near the straight line', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid: map, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        const steps = map.line(a, b);
        expect(steps).toHaveLength(map.distance(a, b) + 1);
        expect(steps[0]).toEqual([a]);
        expect(steps.at(-1)).toEqual([b]);
        steps.forEach((step, index) => {
          expect(step.length).toBeGreaterThan(0);
          for (const hex of step) {
            expect(hex).toBeGreaterThanOrEqual(0);
            expect([map.distance(a, hex), map.distance(hex, b)]).toEqual([index, steps.length - 1 - index]);
            if (a !== b) expect(offLine(map, a, b, hex)).toBeLessThanOrEqual(0.5 + 1e-9);
          }
          if (step.length > 1) expect(map.distance(step[0] as HexId, step[1] as HexId)).toBe(1);
        });
      }),
    );
  });

  it('meets the same hexes on the way back', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid: map, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        expect(map.line(b, a)).toEqual([...map.line(a, b)].reverse());
      }),
    );
  });

  it('lists two hexes exactly where it runs along hexsides', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid: map, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        const length = map.distance(a, b);
        const straight = Math.hypot(map.centre(b).x - map.centre(a).x, map.centre(b).y - map.centre(a).y);
        // No way is shorter for its number of steps than the one through corners.
        const isAlongSides = length > 0 && Math.abs(straight - (length * Math.sqrt(3)) / 2) < 1e-9;
        map.line(a, b).forEach((step, index) => {
          if (!isAlongSides || index % 2 === 0) expect(step).toHaveLength(1);
          else
            expect(step).toEqual(
              map
                .ring(a, index)
                .filter((hex) => offLine(map, a, b, hex) < 0.51 && map.distance(hex, b) === length - index)
                .sort((one, other) => one - other),
            );
        });
      }),
      { numRuns: 500 },
    );
  });
});
