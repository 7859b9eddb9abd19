import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWithHexes } from '../test/arbitraries.js';
import { createGrid } from './create-grid.js';
import { createReach } from './create-reach.js';
import type { Grid, HexId } from './grid.js';
import { leastCosts } from './least-costs.js';
import { MAX_BUDGET, type Reached, type StepCost, type StepTables } from './reach.js';

/** By repeated relaxation: slow, and unlike the real thing in every way. */
function naiveCosts(grid: Grid, start: HexId, budget: number, stepCost: StepCost): number[] {
  const costs = new Array<number>(grid.size).fill(-1);
  costs[start] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let hex = 0; hex < grid.size; hex++) {
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbour(hex, direction);
        if (to < 0 || (costs[hex] as number) < 0) continue;
        const price = stepCost(hex, direction, to);
        const total = (costs[hex] as number) + price;
        if (price < 0 || total > budget || ((costs[to] as number) >= 0 && (costs[to] as number) <= total)) continue;
        costs[to] = total;
        isChanged = true;
      }
    }
  }
  return costs;
}

function costsOf(grid: Grid, reached: Reached): number[] {
  return Array.from({ length: grid.size }, (_, hex) => reached.cost(hex));
}

/** Prices of −2 … 9 for each step of a grid, drawn from numbers given; one in six steps may not be taken. */
function pricesFrom(draws: readonly number[]): StepCost {
  return (from, direction) => (draws[(from * 6 + direction) % draws.length] as number) - 2;
}

const anyDraws = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 200 });
const anyBudget = fc.integer({ min: 0, max: 40 });
const plain = createGrid({ orientation: 'flat', low: 'odd', columns: [1, 30], rows: [1, 20], columnsGrow: 'east', label: [2, '', 2] });

describe('run', () => {
  it('finds what a naive search finds, run after run on the same buffers', () => {
    fc.assert(
      fc.property(gridWithHexes(3), anyBudget, anyDraws, ({ grid, hexes }, budget, draws) => {
        const reach = createReach(grid);
        hexes.forEach((start, index) => {
          const stepCost = pricesFrom(draws.slice(index).concat(index));
          const reached = reach.run(start, budget, stepCost);
          expect(costsOf(grid, reached)).toEqual(naiveCosts(grid, start, budget, stepCost));
        });
      }),
    );
  });

  it('lists each reached hex once, by rising cost', () => {
    fc.assert(
      fc.property(gridWithHexes(1), anyBudget, anyDraws, ({ grid, hexes }, budget, draws) => {
        const reached = createReach(grid).run(hexes[0] as HexId, budget, pricesFrom(draws));
        const listed = [...reached.hexes.subarray(0, reached.count)];
        expect(listed[0]).toBe(hexes[0]);
        expect(new Set(listed).size).toBe(reached.count);
        expect(reached.count).toBe(costsOf(grid, reached).filter((cost) => cost >= 0).length);
        const costs = listed.map((hex) => reached.cost(hex));
        expect(costs).toEqual([...costs].sort((one, other) => one - other));
      }),
    );
  });

  it('gives paths of adjacent hexes whose steps add up to the cost', () => {
    fc.assert(
      fc.property(gridWithHexes(1), anyBudget, anyDraws, ({ grid, hexes }, budget, draws) => {
        const stepCost = pricesFrom(draws);
        const reached = createReach(grid).run(hexes[0] as HexId, budget, stepCost);
        for (let hex = 0; hex < grid.size; hex++) {
          const path = reached.path(hex);
          if (reached.cost(hex) < 0) {
            expect(path).toEqual([]);
            continue;
          }
          expect([path[0], path.at(-1)]).toEqual([hexes[0], hex]);
          const steps = path.slice(1).map((to, index) => stepCost(path[index] as HexId, grid.directionTo(path[index] as HexId, to), to));
          expect(Math.min(0, ...steps)).toBe(0);
          expect(steps.reduce((sum, step) => sum + step, 0)).toBe(reached.cost(hex));
        }
      }),
    );
  });

  it('keeps thirds exact: three road hexes to the movement point, and not one more', () => {
    const start = plain.parse('0101') as HexId;
    const isRoad = (hex: HexId): boolean => plain.label(hex).endsWith('01');
    const reached = createReach(plain).run(start, 8 * 3, (_from, _direction, to) => (isRoad(to) ? 1 : 3 * 3));
    expect(reached.cost(plain.parse('2501') as HexId)).toBe(8 * 3);
    expect(reached.cost(plain.parse('2601') as HexId)).toBe(-1);
    expect(reached.path(plain.parse('2501') as HexId)).toHaveLength(25);
  });

  it('stays where it is on a budget of nothing, unless steps are free', () => {
    const reach = createReach(plain);
    expect(reach.run(5, 0, () => 1).count).toBe(1);
    expect(reach.run(5, -3, () => 1).count).toBe(1);
    expect(reach.run(5, 0, () => 0).count).toBe(plain.size);
    expect(reach.run(5, 2.9, () => 1).count).toBe(plain.within(5, 2).length);
  });

  it('does not count a budget higher than any before among the costs of an earlier run', () => {
    const reach = createReach(plain);
    reach.run(0, 5, () => 1);
    expect(
      costsOf(
        plain,
        reach.run(0, 5000, () => 200),
      ),
    ).toEqual(naiveCosts(plain, 0, 5000, () => 200));
  });

  it('begins its marks anew when they run out', () => {
    const grid = createGrid({ orientation: 'pointy', low: 'odd', columns: [1, 3], rows: [1, 3], columnsGrow: 'east', label: [2, '', 2] });
    const reach = createReach(grid);
    const expected = naiveCosts(grid, 0, MAX_BUDGET, () => 2);
    for (let again = 0; again < 2100; again++) {
      reach.run(8, 1, () => 0);
      expect(
        costsOf(
          grid,
          reach.run(0, MAX_BUDGET, () => 2),
        ),
      ).toEqual(expected);
      expect(reach.run(4, 0, () => 1).count).toBe(1);
    }
  });

  it('answers rightly after a stepCost threw', () => {
    const reach = createReach(plain);
    let calls = 0;
    const failing: StepCost = () => {
      if (++calls > 50) throw new Error('rules erred');
      return calls % 4;
    };
    expect(() => reach.run(300, 12, failing)).toThrow('rules erred');
    expect(
      costsOf(
        plain,
        reach.run(7, 12, () => 3),
      ),
    ).toEqual(naiveCosts(plain, 7, 12, () => 3));
  });

  it('refuses what would lie: parts of units, endless budgets, starts off the map', () => {
    const reach = createReach(plain);
    expect(() => reach.run(0, 9, () => 0.5)).toThrow(RangeError);
    expect(() => reach.run(0, 9, () => Number.NaN)).toThrow(RangeError);
    expect(() => reach.run(0, MAX_BUDGET + 1, () => 1)).toThrow(RangeError);
    expect(() => reach.run(0, Number.NaN, () => 1)).toThrow(RangeError);
    expect(() => reach.run(-1, 9, () => 1)).toThrow(RangeError);
    expect(() => reach.run(plain.size, 9, () => 1)).toThrow(RangeError);
    expect(() => reach.flood([-1], () => 1)).toThrow(RangeError);
  });
});

describe('runOver', () => {
  /** Tables drawn from numbers given, and the same prices as a question a step. */
  function pricesOf(grid: Grid, start: HexId, draws: readonly number[]): { tables: StepTables; stepCost: StepCost } {
    const draw = (i: number): number => draws[i % draws.length] as number;
    const costs = Int16Array.from(grid.neighbours, (_, i) => draw(i) - 2);
    const entry = Int16Array.from({ length: grid.size }, (_, hex) => (draw(hex * 7) % 4) - 1);
    const ends = Uint8Array.from({ length: grid.size }, (_, hex) => (draw(hex * 5) > 8 ? 1 : 0));
    const departure = draw(start) % 3;
    const stepCost: StepCost = (from, direction, to) => {
      const cost = costs[from * 6 + direction] as number;
      const toll = entry[to] as number;
      if (cost < 0 || toll < 0 || (ends[from] !== 0 && from !== start)) return -1;
      return cost + toll + (from === start ? departure : 0);
    };
    const targets = grid.neighbours.map((to, i) => ((costs[i] as number) < 0 ? -1 : to));
    return { tables: { targets, costs, least: leastCosts(costs), entry, ends, departure }, stepCost };
  }

  it('finds what run finds, in the same order and by the same ways', () => {
    fc.assert(
      fc.property(gridWithHexes(3), anyBudget, anyDraws, ({ grid, hexes }, budget, draws) => {
        const [asked, read] = [createReach(grid), createReach(grid)];
        for (const start of hexes) {
          const { tables, stepCost } = pricesOf(grid, start, draws);
          const [a, b] = [asked.run(start, budget, stepCost), read.runOver(start, budget, tables)];
          expect(b.hexes.slice(0, b.count)).toEqual(a.hexes.slice(0, a.count));
          expect(costsOf(grid, b)).toEqual(costsOf(grid, a));
          for (const hex of a.hexes.slice(0, a.count)) expect(b.path(hex)).toEqual(a.path(hex));
        }
      }),
    );
  });

  it('goes out of the start though others end there, and pays for it', () => {
    const start = plain.parse('1010') as HexId;
    const costs = new Int16Array(plain.size * 6).fill(1);
    const ends = new Uint8Array(plain.size).fill(1);
    const tables = { targets: plain.neighbours, costs, least: leastCosts(costs), entry: new Int16Array(plain.size), ends, departure: 2 };
    const reach = createReach(plain);
    expect(reach.runOver(start, 2, tables).count).toBe(1);
    const reached = reach.runOver(start, 9, tables);
    expect(reached.count).toBe(7);
    expect(reached.cost(plain.neighbour(start, 0))).toBe(3);
  });
});

describe('flood', () => {
  it('reaches every connected hex, counted in steps from the nearest start', () => {
    fc.assert(
      fc.property(gridWithHexes(3), anyDraws, ({ grid, hexes }, draws) => {
        const stepCost = pricesFrom(draws);
        const asSteps: StepCost = (from, direction, to) => (stepCost(from, direction, to) < 0 ? -1 : 1);
        const each = hexes.map((start) => naiveCosts(grid, start, grid.size, asSteps));
        const nearest = each[0]?.map((_, hex) => {
          const found = each.map((costs) => costs[hex] as number).filter((cost) => cost >= 0);
          return found.length ? Math.min(...found) : -1;
        });
        const reached = createReach(grid).flood(hexes, stepCost);
        expect(costsOf(grid, reached)).toEqual(nearest);
        expect(reached.count).toBe(nearest?.filter((cost) => cost >= 0).length);
      }),
    );
  });

  it('traces a path back to the nearest start', () => {
    const starts = ['0101', '3020'].map((label) => plain.parse(label) as HexId);
    const reached = createReach(plain).flood(starts, () => 1);
    expect(reached.path(plain.parse('0103') as HexId).map((hex) => plain.label(hex))).toEqual(['0101', '0102', '0103']);
    expect(reached.path(plain.parse('3019') as HexId)[0]).toBe(starts[1]);
    expect(createReach(plain).flood([], () => 1).count).toBe(0);
  });

  it('leaves nothing behind for the next run', () => {
    const reach = createReach(plain);
    reach.flood([0], () => 1);
    expect(
      costsOf(
        plain,
        reach.run(40, 3, () => 1),
      ),
    ).toEqual(naiveCosts(plain, 40, 3, () => 1));
    expect(reach.flood([0, 0], (_from, direction) => (direction === 3 ? 0 : -1)).count).toBe(plain.height);
  });
});
