import { describe, expect, it } from 'vitest';
import { insideTest } from './inside.js';
import { hash } from './random.js';
import { chaikin, lengthOf, roughen, stations } from './smooth.js';

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const;

describe('smooth lines', () => {
  it('keep the ends of an open line', () => {
    const line = chaikin(square, 'open', 3);
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([0, 4]);
    expect(roughen(square, 'open', 3, 0.1).at(-1)).toEqual([0, 4]);
  });

  it('cut corners inwards', () => {
    const ring = chaikin(square, 'closed', 3);
    const inside = insideTest([ring]);
    expect(inside(2, 2)).toBe(true);
    expect(inside(0.05, 0.05)).toBe(false);
  });

  it('wobble the same way every time and no farther than told', () => {
    const a = roughen(square, 'closed', 4, 0.1);
    expect(a).toEqual(roughen(square, 'closed', 4, 0.1));
    expect(a).toHaveLength(16);
    for (const [x, y] of a) expect(Math.min(Math.abs(x), Math.abs(x - 4), Math.abs(y), Math.abs(y - 4))).toBeLessThanOrEqual(0.1);
  });

  it('set stations at even distances', () => {
    const line = [
      [0, 0],
      [3, 0],
      [3, 3],
    ] as const;
    const out = stations(line, 0.5);
    expect(out).toHaveLength(12);
    expect(out[0]).toEqual({ x: 0.25, y: 0, angle: 0 });
    expect(out.at(-1)?.angle).toBeCloseTo(Math.PI / 2);
    expect(lengthOf(line)).toBe(6);
  });
});

describe('inside', () => {
  it('counts holes by even-odd', () => {
    const hole = [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ] as const;
    const inside = insideTest([square, hole]);
    expect(inside(0.5, 0.5)).toBe(true);
    expect(inside(2, 2)).toBe(false);
    expect(inside(5, 2)).toBe(false);
  });
});

describe('hash', () => {
  it('spreads evenly', () => {
    const bins = new Array(10).fill(0);
    for (let i = 0; i < 5000; i++) bins[Math.floor(hash(i * 0.37, i * 0.91) * 10)]++;
    for (const n of bins) expect(n).toBeGreaterThan(350);
  });
});
