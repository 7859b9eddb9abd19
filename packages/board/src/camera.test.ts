import { describe, expect, it } from 'vitest';
import { between, bringIntoSight, clampView, fit, MAX_SCALE, NO_INSETS, opening, panBy, toScreen, toWorld, zoomAt } from './camera.js';

const box = { left: 0, top: 0, right: 40, bottom: 30 };
const port = { width: 800, height: 600, insets: NO_INSETS };
const railed = { width: 800, height: 600, insets: { top: 0, right: 0, bottom: 0, left: 300 } };

describe('camera', () => {
  it('turns map points into pixels and back', () => {
    const view = { x: 12, y: 9, scale: 37 };
    const p = toWorld(view, railed, toScreen(view, railed, { x: 3.5, y: 21.25 }));
    expect(p.x).toBeCloseTo(3.5);
    expect(p.y).toBeCloseTo(21.25);
  });

  it('centres in the part no panel covers', () => {
    expect(toScreen({ x: 5, y: 5, scale: 10 }, railed, { x: 5, y: 5 })).toEqual({ x: 550, y: 300 });
  });

  it('fits the whole map into the free part', () => {
    const view = fit(box, railed);
    const a = toScreen(view, railed, { x: box.left, y: box.top });
    const b = toScreen(view, railed, { x: box.right, y: box.bottom });
    expect(a.x).toBeGreaterThanOrEqual(300);
    expect(b.x).toBeLessThanOrEqual(800);
    expect(a.y).toBeGreaterThanOrEqual(0);
    expect(b.y).toBeLessThanOrEqual(600);
  });

  it('opens a large map on a small screen larger than the fit', () => {
    const phone = { width: 390, height: 500, insets: NO_INSETS };
    expect(fit(box, phone).scale).toBeLessThan(11);
    expect(opening(box, phone).scale).toBeGreaterThan(fit(box, phone).scale);
    expect(opening(box, port)).toEqual(fit(box, port));
  });

  it('keeps the point under the pointer while zooming', () => {
    const view = { x: 20, y: 15, scale: 20 };
    const at = { x: 123, y: 456 };
    const before = toWorld(view, port, at);
    const after = toWorld(zoomAt(view, port, 1.7, at), port, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('pans with the hand', () => {
    const view = panBy({ x: 20, y: 15, scale: 20 }, 40, -20);
    expect(view).toEqual({ x: 18, y: 16, scale: 20 });
  });

  it('neither loses the map nor zooms past the limit', () => {
    expect(clampView({ x: -500, y: 900, scale: 20 }, port, box).x).toBeGreaterThan(-15);
    expect(clampView({ x: 20, y: 15, scale: 9999 }, port, box).scale).toBe(MAX_SCALE);
    const least = clampView({ x: 20, y: 15, scale: 0.01 }, port, box).scale;
    expect(least).toBeCloseTo(fit(box, port).scale * 0.9);
  });

  it('does not move for hexes that are in sight', () => {
    const view = { x: 20, y: 15, scale: 20 };
    expect(bringIntoSight(view, port, [{ x: 20, y: 15 }], box)).toBe(view);
  });

  it('brings hexes out of sight into the free part', () => {
    const view = { x: 10, y: 10, scale: 40 };
    const points = [
      { x: 30, y: 20 },
      { x: 34, y: 22 },
    ];
    const moved = bringIntoSight(view, railed, points, box);
    for (const p of points) {
      const s = toScreen(moved, railed, p);
      expect(s.x).toBeGreaterThan(300);
      expect(s.x).toBeLessThan(800);
      expect(s.y).toBeGreaterThan(0);
      expect(s.y).toBeLessThan(600);
    }
    expect(moved.scale).toBe(40);
  });

  it('pushes in what is partly in sight no further than it must', () => {
    const view = { x: 20, y: 15, scale: 40 };
    const points = [
      { x: 20, y: 15 },
      { x: 31, y: 15 },
    ];
    const moved = bringIntoSight(view, port, points, box);
    expect(moved).toEqual({ x: 22.5, y: 15, scale: 40 });
  });

  it('zooms out only as far as hexes far apart demand', () => {
    const points = [
      { x: 2, y: 2 },
      { x: 38, y: 28 },
    ];
    const moved = bringIntoSight({ x: 10, y: 10, scale: 60 }, port, points, box);
    expect(moved.scale).toBeLessThan(25);
    expect(moved.scale).toBeGreaterThan(10);
  });

  it('glides from one view to the other', () => {
    const a = { x: 0, y: 0, scale: 10 };
    const b = { x: 10, y: 20, scale: 40 };
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).scale).toBeCloseTo(20);
    expect(between(a, { ...b, scale: 10 }, 0.3).scale).toBe(10);
  });
});
