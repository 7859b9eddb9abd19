import { describe, expect, it } from 'vitest';
import { fanIndexAt, fanLayout } from './fan.js';

const window = { left: 0, top: 0, right: 390, bottom: 700 };

describe('fan', () => {
  it('is large enough for a thumb and hits every counter at its middle', () => {
    for (const count of [2, 3, 5, 9, 14]) {
      const fan = fanLayout(count, 20, { x: 200, y: 300 }, window);
      expect(fan.spots).toHaveLength(count);
      for (const [i, spot] of fan.spots.entries()) {
        expect(spot.size).toBeGreaterThanOrEqual(44);
        expect(fanIndexAt(fan, spot)).toBe(i);
      }
    }
  });

  it('stays inside the window at every corner', () => {
    for (const anchor of [
      { x: 0, y: 0 },
      { x: 390, y: 700 },
      { x: 390, y: 0 },
      { x: 0, y: 700 },
    ]) {
      const { plate } = fanLayout(6, 60, anchor, window);
      expect(plate.left).toBeGreaterThanOrEqual(0);
      expect(plate.top).toBeGreaterThanOrEqual(0);
      expect(plate.right).toBeLessThanOrEqual(390);
      expect(plate.bottom).toBeLessThanOrEqual(700);
    }
  });

  it('lays no counter over another', () => {
    const { spots } = fanLayout(7, 50, { x: 200, y: 300 }, window);
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
    }
  });

  it('misses beside the counters', () => {
    const fan = fanLayout(2, 50, { x: 200, y: 300 }, window);
    expect(fanIndexAt(fan, { x: 5, y: 5 })).toBe(-1);
  });
});
