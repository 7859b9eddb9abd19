import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGrid, gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import { opposite } from './directions.js';
import type { Grid, GridSpec, HexId } from './grid.js';

function stepsFrom(grid: Grid, start: HexId): number[] {
  const steps = new Array<number>(grid.size).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (const hex of queue) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbour(hex, direction);
      if (to < 0 || steps[to] !== -1) continue;
      steps[to] = (steps[hex] as number) + 1;
      queue.push(to);
    }
  }
  return steps;
}

function everyStep(grid: Grid, check: (hex: HexId, direction: number, to: HexId | -1) => void): void {
  for (let hex = 0; hex < grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) check(hex, direction, grid.neighbour(hex, direction));
  }
}

describe('neighbours', () => {
  it('are each other’s neighbours in opposite directions', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        everyStep(grid, (hex, direction, to) => {
          if (to < 0) return;
          expect(grid.neighbour(to, opposite(direction))).toBe(hex);
          expect(grid.directionTo(hex, to)).toBe(direction);
        });
      }),
    );
  });

  it('lie one unit away where their direction’s name says', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        everyStep(grid, (hex, direction, to) => {
          if (to < 0) return;
          const here = grid.centre(hex);
          const there = grid.centre(to);
          const name = grid.directionNames[direction] as string;
          expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(1, 10);
          expect(there.y < here.y - 0.1).toBe(name.includes('n'));
          expect(there.y > here.y + 0.1).toBe(name.includes('s'));
          expect(there.x > here.x + 0.1).toBe(name.includes('e'));
          expect(there.x < here.x - 0.1).toBe(name.includes('w'));
        });
      }),
    );
  });

  it('are missing only beyond the edge', () => {
    fc.assert(
      fc.property(gridWithHexes(2), ({ grid, hexes }) => {
        const [a, b] = hexes as [HexId, HexId];
        const from = grid.centre(a);
        const to = grid.centre(b);
        const areAdjacent = Math.abs(Math.hypot(from.x - to.x, from.y - to.y) - 1) < 1e-9;
        expect(grid.directionTo(a, b) >= 0).toBe(areAdjacent);
      }),
    );
    const corner = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 3], rows: [1, 3], columnsGrow: 'east', label: [2, '', 2] });
    expect(corner.neighbour(0, 0)).toBe(-1);
    expect(corner.directionTo(0, -1)).toBe(-1);
  });
});

describe('distance', () => {
  it('is the fewest steps', () => {
    fc.assert(
      fc.property(gridWithHexes(1), ({ grid, hexes }) => {
        const start = hexes[0] as HexId;
        const steps = stepsFrom(grid, start);
        for (let hex = 0; hex < grid.size; hex++) expect(grid.distance(start, hex)).toBe(steps[hex]);
      }),
    );
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(gridWithHexes(3), ({ grid, hexes }) => {
        const [a, b, c] = hexes as [HexId, HexId, HexId];
        expect(grid.distance(a, b) === 0).toBe(a === b);
        expect(grid.distance(a, b)).toBe(grid.distance(b, a));
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
      }),
    );
  });
});

describe('hexsides', () => {
  it('are shared by two hexes, or belong to one at the edge, numbered without gaps', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const owners = new Map<number, number>();
        let inner = 0;
        everyStep(grid, (hex, direction, to) => {
          const side = grid.side(hex, direction);
          owners.set(side, (owners.get(side) ?? 0) + 1);
          if (to < 0) return;
          inner++;
          expect(grid.side(to, opposite(direction))).toBe(side);
          expect(grid.sideBetween(hex, to)).toBe(side);
          expect(grid.sideBetween(to, hex)).toBe(side);
        });
        expect(owners.size).toBe(grid.size * 6 - inner / 2);
        expect(grid.sideCount).toBe(owners.size);
        expect(Math.max(...owners.keys())).toBe(grid.sideCount - 1);
        expect(Math.max(...owners.values())).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('lie between no hexes that do not touch', () => {
    const grid = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 5], rows: [1, 5], columnsGrow: 'east', label: [2, '', 2] });
    expect(grid.sideBetween(0, 0)).toBe(-1);
    expect(grid.sideBetween(0, 2)).toBe(-1);
  });
});

describe('a spec', () => {
  const good: GridSpec = { orientation: 'flat', low: 'odd', columns: [1, 9], rows: [1, 9], columnsGrow: 'east', label: [2, '', 2] };
  it.each<Partial<GridSpec>>([{ columns: [5, 4] }, { rows: [0.5, 4] }, { columns: [-1, 3] }, { rows: [1, 100] }, { label: [0, '', 2] }])(
    'is refused with %o',
    (bad) => {
      expect(() => createGrid(good)).not.toThrow();
      expect(() => createGrid({ ...good, ...bad })).toThrow(RangeError);
    },
  );
});
