import { describe, expect, it } from 'vitest';
import type { GroundPoint } from '../map-file.js';
import { pullToGround } from './river-pull.js';

const zigzag = Array.from({ length: 41 }, (_, i): GroundPoint => [i * 0.1, i % 8 < 4 ? 0.14 : -0.14]);
const course = (points: readonly GroundPoint[], name = 'Orne') => ({ name, points, share: [0, 1] as const });
const river = (y: number, name = 'Orne') => ({
  kind: 'river' as const,
  name,
  points: [
    [-1, y],
    [2, y],
    [5, y],
  ] as const,
});

describe('a river of the rules', () => {
  it('lies on its true course where that is near its hexsides', () => {
    const [pulled] = pullToGround([course(zigzag)], [river(0)]);
    for (const [, y] of pulled?.points ?? []) expect(Math.abs(y)).toBeLessThan(0.02);
  });

  it('never leaves its hexsides by more than a fifth of a hex', () => {
    const straight = zigzag.map(([x]): GroundPoint => [x, 0]);
    const [pulled] = pullToGround([course(straight)], [river(0.9)]);
    for (const [, y] of pulled?.points ?? []) expect(y).toBeLessThanOrEqual(0.2 + 1e-9);
    expect(pulled?.points[20]?.[1]).toBeCloseTo(0.2);
  });

  it('follows its own name, not the canal beside it', () => {
    const straight = zigzag.map(([x]): GroundPoint => [x, 0]);
    const [pulled] = pullToGround([course(straight)], [river(0.5), river(-0.1, 'Canal de Caen')]);
    expect(pulled?.points[20]?.[1]).toBeGreaterThan(0);
  });

  it('stays where it is without a picture', () => {
    expect(pullToGround([course(zigzag)], [])).toEqual([course(zigzag)]);
  });
});
