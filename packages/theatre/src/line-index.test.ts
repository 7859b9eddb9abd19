import { describe, expect, it } from 'vitest';
import { cheapest } from './cheapest.js';
import { crossings, distanceToLine, type Point } from './geometry.js';
import { createLineIndex } from './line-index.js';
import { createRegion } from './region.js';

/** A winding line, the same every time. */
const line: Point[] = Array.from({ length: 120 }, (_, i) => [i * 0.31 - 12, 4 * Math.sin(i / 7) + 2 * Math.cos(i / 3)]);

describe('an index of lines', () => {
  const index = createLineIndex([line, line.map(([x, y]): Point => [x, y + 30])]);

  it('measures the same distances as the whole line', () => {
    for (let x = -30; x < 40; x += 2.7)
      for (let y = -20; y < 10; y += 1.9) expect(index.distanceTo([x, y])).toBeCloseTo(distanceToLine([x, y], line), 9);
  });

  it('finds the same crossings, each once, and says of which line', () => {
    const [a, b]: [Point, Point] = [
      [-9, -7],
      [15, 6],
    ];
    const found = index.crossings(a, b);
    expect(found).toHaveLength(crossings([a, b], line).length);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((one) => one.line))).toEqual(new Set([0]));
    expect(index.crossings([0, 20], [0, 40]).map((one) => one.line)).toEqual([1]);
  });
});

describe('a region', () => {
  const region = createRegion([
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  ]);
  const square = (x: number, y: number) => ({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 });

  it('knows which squares its edge may cut and which it is far from', () => {
    expect(region.isCutBy(square(10, 5))).toBe(true);
    expect(region.isCutBy(square(5, 5))).toBe(false);
    expect(region.isNear(square(5, 5))).toBe(true);
    expect(region.isNear(square(12, 5))).toBe(false);
    expect(region.has([5, 5])).toBe(true);
    expect(region.has([11, 5])).toBe(false);
  });
});

describe('the cheapest way', () => {
  const steps = (node: number) =>
    [
      { to: node + 1, cost: node === 3 ? 50 : 1 },
      { to: node + 2, cost: node === 3 ? 50 : 3 },
    ].filter(({ to }) => to <= 9);

  it('goes round what is dear', () => {
    expect(cheapest(0, (node) => node === 9, steps)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
    expect(cheapest(9, (node) => node === 9, steps)).toEqual([9]);
  });

  it('is undefined when there is none', () => expect(cheapest(5, (node) => node === 2, steps)).toBeUndefined());
});
