import { describe, expect, it } from 'vitest';
import { roundCorners, simplify, smooth } from './curves.js';
import { clipLine, clipRing, crossings, distanceToLine, type Point } from './geometry.js';
import { createInside } from './inside.js';

const square: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const everywhere = { left: -9, top: -9, right: 9, bottom: 9 };
const box = { left: 1, top: 1, right: 3, bottom: 6 };

describe('rings', () => {
  it('know what lies inside, holes by even-odd', () => {
    const hole: Point[] = [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
    ];
    const inside = createInside([square, hole]);
    expect(inside([3, 3])).toBe(true);
    expect(inside([1.5, 1.5])).toBe(false);
    expect(inside([5, 3])).toBe(false);
    expect(inside([3, -1])).toBe(false);
  });

  it('are cut at a box', () => {
    const cut = clipRing(square, box);
    expect(new Set(cut.map(String))).toEqual(new Set(['1,1', '3,1', '3,4', '1,4']));
    expect(clipRing(square, { left: 9, top: 9, right: 10, bottom: 10 })).toEqual([]);
  });

  it('lose their corners', () => {
    const round = roundCorners(square, 1);
    expect(round).toHaveLength(8);
    expect(round).not.toContainEqual([0, 0]);
  });
});

describe('lines', () => {
  it('are cut at a box into parts that reach just beyond it', () => {
    const line: Point[] = [
      [0, 2],
      [2, 2],
      [5, 2],
      [5, 3],
      [2, 3],
      [0, 3],
    ];
    expect(clipLine(line, box)).toEqual([line.slice(0, 3), line.slice(3)]);
  });

  it('are smoothed through all their points, densely', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0.5],
      [2, -0.5],
      [3, 0],
    ];
    const curve = smooth(line, 0.1, everywhere);
    for (const point of line) expect(curve).toContainEqual(point);
    const longest = Math.max(...curve.slice(1).map((b, i) => Math.hypot(b[0] - (curve[i] as Point)[0], b[1] - (curve[i] as Point)[1])));
    expect(longest).toBeLessThan(0.16);
  });

  it('cross where they cross, and know how far a point is', () => {
    const a: Point[] = [
      [0, 0],
      [4, 4],
    ];
    const b: Point[] = [
      [0, 4],
      [4, 0],
    ];
    expect(crossings(a, b)).toEqual([[2, 2]]);
    expect(crossings(a, [[0, 1] as Point, [3, 4] as Point])).toEqual([]);
    expect(distanceToLine([0, 4], a)).toBeCloseTo(Math.sqrt(8));
  });

  it('are simplified within a tolerance', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0.01],
      [2, 0],
      [3, 1],
    ];
    expect(simplify(line, 0.05)).toEqual([line[0], line[2], line[3]]);
  });
});
