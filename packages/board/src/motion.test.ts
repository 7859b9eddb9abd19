import { describe, expect, it } from 'vitest';
import { alongPath, createMotions, FADE_MS, GLIDE_MS_PER_HEX } from './motion.js';

const path = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];
const look = { dot: 0, symbol: 1, face: 2 };

describe('glides', () => {
  it('take as long as the pace says', async () => {
    const motions = createMotions();
    motions.setPace(2);
    const done = motions.glide([{ unit: 1, look, path }]);
    motions.advance(0);
    expect(motions.gliding(2 * GLIDE_MS_PER_HEX)?.at.x).toBeCloseTo(1);
    expect(motions.gliding(2 * GLIDE_MS_PER_HEX)?.at.y).toBeCloseTo(0);
    expect(motions.advance(4 * GLIDE_MS_PER_HEX - 1)).toBe(true);
    expect(motions.advance(4 * GLIDE_MS_PER_HEX)).toBe(false);
    await done;
  });

  it('stands first as long as it waits', () => {
    const motions = createMotions();
    void motions.glide([{ unit: 1, look, path, waits: 500 }]);
    motions.advance(0);
    expect(motions.gliding(500)?.at).toEqual({ x: 0, y: 0 });
    expect(motions.isAway(1)).toBe(true);
    expect(motions.gliding(500 + GLIDE_MS_PER_HEX)?.at.x).toBeCloseTo(1);
    expect(motions.advance(499 + 2 * GLIDE_MS_PER_HEX)).toBe(true);
    expect(motions.advance(500 + 2 * GLIDE_MS_PER_HEX)).toBe(false);
  });

  it('leaves at the first hex, passes the second, arrives at the last', () => {
    expect(alongPath(path, 0)).toEqual({ x: 0, y: 0 });
    const half = alongPath(path, GLIDE_MS_PER_HEX);
    expect(half.x).toBeCloseTo(1);
    expect(half.y).toBeCloseTo(0);
    expect(alongPath(path, 2 * GLIDE_MS_PER_HEX)).toEqual({ x: 1, y: 1 });
    expect(alongPath(path, 99_999)).toEqual({ x: 1, y: 1 });
  });

  it('never runs backwards', () => {
    let before = -1;
    for (let t = 0; t <= 400; t += 10) {
      const p = alongPath(path, t);
      expect(p.x + p.y).toBeGreaterThanOrEqual(before);
      before = p.x + p.y;
    }
  });

  it('takes counters one after another and tells when the last has arrived', async () => {
    const motions = createMotions();
    let done = false;
    const all = motions
      .glide([
        { unit: 1, look, path },
        { unit: 2, look, path },
      ])
      .then(() => {
        done = true;
      });
    motions.advance(1000);
    expect(motions.gliding(1100)?.glide.unit).toBe(1);
    expect(motions.waiting().map((g) => g.unit)).toEqual([2]);
    expect(motions.isAway(1) && motions.isAway(2)).toBe(true);
    expect(motions.advance(1400)).toBe(true);
    expect(motions.gliding(1400)?.glide.unit).toBe(2);
    expect(motions.isAway(1)).toBe(false);
    expect(motions.advance(1801)).toBe(false);
    await all;
    expect(done).toBe(true);
  });

  it('does not show a counter twice that has two ways to go', () => {
    const motions = createMotions();
    void motions.glide([
      { unit: 1, look, path },
      { unit: 1, look, path },
      { unit: 2, look, path },
    ]);
    motions.advance(0);
    expect(motions.waiting().map((g) => g.unit)).toEqual([2]);
  });

  it('finishes everything at once when skipped', async () => {
    const motions = createMotions();
    const all = Promise.all([motions.glide([{ unit: 1, look, path }]), motions.fade([{ unit: 3, look, at: { x: 0, y: 0 } }])]);
    motions.advance(0);
    motions.skip();
    await all;
    expect(motions.isAway(1)).toBe(false);
    expect(motions.advance(1)).toBe(false);
  });

  it('fades counters out', () => {
    const motions = createMotions();
    void motions.fade([{ unit: 3, look, at: { x: 0, y: 0 } }]);
    motions.advance(50);
    expect(motions.isAway(3)).toBe(true);
    expect(motions.fading(50)[0]?.alpha).toBe(1);
    expect(motions.fading(50 + FADE_MS / 2)[0]?.alpha).toBeCloseTo(0.5);
    expect(motions.advance(51 + FADE_MS)).toBe(false);
  });
});
