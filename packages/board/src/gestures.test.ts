import { describe, expect, it } from 'vitest';
import { createGestures, LONG_PRESS_MS, type PointerSample } from './gestures.js';

function at(x: number, y: number, time: number, id = 1, type: PointerSample['type'] = 'touch'): PointerSample {
  return { id, x, y, time, type };
}

describe('gestures', () => {
  it('taps when a finger stays where it is', () => {
    const g = createGestures();
    g.down(at(10, 10, 0));
    expect(g.move(at(12, 11, 30))).toEqual([]);
    expect(g.up(at(12, 11, 60))).toEqual([{ kind: 'tap', x: 12, y: 11 }]);
  });

  it('pans when it moves, and then does not tap', () => {
    const g = createGestures();
    g.down(at(10, 10, 0));
    expect(g.move(at(40, 10, 20))).toEqual([{ kind: 'pan', dx: 30, dy: 0 }]);
    expect(g.move(at(45, 15, 40))).toEqual([{ kind: 'pan', dx: 5, dy: 5 }]);
    expect(g.up(at(45, 15, 400)).filter((i) => i.kind === 'tap')).toEqual([]);
  });

  it('flings when a finger leaves in full motion, a mouse never', () => {
    for (const [type, kinds] of [
      ['touch', ['fling']],
      ['mouse', []],
    ] as const) {
      const g = createGestures();
      g.down(at(0, 0, 0, 1, type));
      for (let t = 10; t <= 60; t += 10) g.move(at(t * 2, 0, t, 1, type));
      expect(g.up(at(120, 0, 62, 1, type)).map((i) => i.kind)).toEqual(kinds);
    }
  });

  it('inspects after a long still press, once, without a tap', () => {
    const g = createGestures();
    g.down(at(10, 10, 0));
    expect(g.tick(LONG_PRESS_MS - 1)).toEqual([]);
    expect(g.tick(LONG_PRESS_MS)).toEqual([{ kind: 'long', x: 10, y: 10 }]);
    expect(g.tick(LONG_PRESS_MS + 100)).toEqual([]);
    expect(g.up(at(10, 10, 900))).toEqual([]);
  });

  it('does not inspect while panning', () => {
    const g = createGestures();
    g.down(at(10, 10, 0));
    g.move(at(80, 10, 50));
    expect(g.tick(LONG_PRESS_MS)).toEqual([]);
  });

  it('zooms about the middle of two fingers and pans with them', () => {
    const g = createGestures();
    g.down(at(100, 100, 0, 1));
    g.down(at(200, 100, 5, 2));
    const intents = g.move(at(300, 100, 20, 2));
    expect(intents).toEqual([
      { kind: 'pan', dx: 50, dy: 0 },
      { kind: 'zoom', factor: 2, x: 200, y: 100 },
    ]);
    expect(g.up(at(300, 100, 30, 2))).toEqual([]);
    expect(g.up(at(100, 100, 40, 1)).filter((i) => i.kind === 'tap')).toEqual([]);
  });

  it('hovers with nothing pressed', () => {
    const g = createGestures();
    expect(g.move(at(5, 6, 0, 1, 'mouse'))).toEqual([{ kind: 'hover', x: 5, y: 6 }]);
  });

  it('forgets a cancelled pointer', () => {
    const g = createGestures();
    g.down(at(10, 10, 0));
    g.cancel(1);
    expect(g.up(at(10, 10, 20))).toEqual([]);
    g.down(at(10, 10, 100));
    expect(g.up(at(10, 10, 120))).toEqual([{ kind: 'tap', x: 10, y: 10 }]);
  });

  it('carries what it took hold of, and puts it down where it ends', () => {
    const g = createGestures(() => true);
    g.down(at(10, 10, 0));
    expect(g.move(at(13, 10, 10))).toEqual([]);
    expect(g.move(at(40, 10, 20))).toEqual([{ kind: 'carry', x: 40, y: 10, from: { x: 10, y: 10 }, many: 'one' }]);
    expect(g.up(at(42, 12, 300))).toEqual([{ kind: 'drop', x: 42, y: 12 }]);
  });

  it('taps a counter that was not carried anywhere, with shift all of its stack', () => {
    const g = createGestures(() => true);
    g.down(at(10, 10, 0));
    expect(g.up(at(11, 10, 60))).toEqual([{ kind: 'tap', x: 11, y: 10 }]);
    g.down({ ...at(10, 10, 0), many: 'all' });
    expect(g.up({ ...at(11, 10, 60), many: 'all' })).toEqual([{ kind: 'all', x: 11, y: 10 }]);
  });

  it('lets go of a counter when a second finger comes, and pinches', () => {
    const g = createGestures(() => true);
    g.down(at(10, 10, 0));
    g.move(at(60, 10, 20));
    expect(g.down(at(100, 10, 30, 2))).toEqual([{ kind: 'let-go' }]);
    expect(g.move(at(140, 10, 40, 2)).map((i) => i.kind)).toEqual(['pan', 'zoom']);
  });

  it('lets go when the system takes the pointer away', () => {
    const g = createGestures(() => true);
    g.down(at(10, 10, 0));
    g.move(at(60, 10, 20));
    expect(g.cancel(1)).toEqual([{ kind: 'let-go' }]);
  });
});
