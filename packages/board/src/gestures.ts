import type { Point } from './geometry.js';

/** What a hand means. Coordinates are CSS pixels of the canvas. */
export type Intent =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number; readonly y: number }
  | { readonly kind: 'tap' | 'all' | 'long' | 'hover'; readonly x: number; readonly y: number }
  /** A counter follows the hand; `from` is where it was taken up, `many` whether its whole stack is meant. */
  | { readonly kind: 'carry'; readonly x: number; readonly y: number; readonly from: Point; readonly many: 'one' | 'all' }
  | { readonly kind: 'drop'; readonly x: number; readonly y: number }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'fling'; readonly vx: number; readonly vy: number };

export interface PointerSample {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
  readonly type: 'mouse' | 'touch' | 'pen';
  /** With shift held the whole stack is meant. */
  readonly many?: 'all';
}

interface Held {
  x: number;
  y: number;
  startX: number;
  startY: number;
  startTime: number;
  vx: number;
  vy: number;
  time: number;
  grip: 'map' | 'counter' | 'carried';
}

export const LONG_PRESS_MS = 450;
const SLOP = { mouse: 4, pen: 6, touch: 9 } as const;
const FLING_LEAST = 0.25;

/** One finger or the mouse pans or carries what it took hold of, two fingers pinch, a short still touch taps, a long one inspects. */
export interface Gestures {
  down(p: PointerSample): readonly Intent[];
  move(p: PointerSample): readonly Intent[];
  up(p: PointerSample): readonly Intent[];
  cancel(id: number): readonly Intent[];
  /** Call when LONG_PRESS_MS have passed since the last `down`. */
  tick(time: number): readonly Intent[];
  isDragging(): boolean;
}

/** `grabs` says whether a hand put down there takes hold of a counter. */
export function createGestures(grabs: (p: PointerSample) => boolean = () => false): Gestures {
  const held = new Map<number, Held>();
  let spent = false;
  let dragging = false;

  function drag(p: PointerSample, h: Held): readonly Intent[] {
    const dx = p.x - h.x;
    const dy = p.y - h.y;
    const slop = SLOP[p.type];
    const others = [...held.entries()].filter(([id]) => id !== p.id).map(([, o]) => o);
    const other = others[0];
    if (!dragging && !other && Math.hypot(p.x - h.startX, p.y - h.startY) < slop) return [];
    const dt = Math.max(1, p.time - h.time);
    h.vx = 0.7 * h.vx + 0.3 * (dx / dt);
    h.vy = 0.7 * h.vy + 0.3 * (dy / dt);
    const before = other ? Math.hypot(h.x - other.x, h.y - other.y) : 0;
    h.x = p.x;
    h.y = p.y;
    h.time = p.time;
    if (spent && !dragging) return [];
    dragging = true;
    spent = true;
    if (h.grip !== 'map') {
      h.grip = 'carried';
      return [{ kind: 'carry', x: p.x, y: p.y, from: { x: h.startX, y: h.startY }, many: p.many ?? 'one' }];
    }
    if (!other) return [{ kind: 'pan', dx, dy }];
    const after = Math.hypot(h.x - other.x, h.y - other.y);
    const intents: Intent[] = [{ kind: 'pan', dx: dx / 2, dy: dy / 2 }];
    if (before > 0 && after > 0) intents.push({ kind: 'zoom', factor: after / before, x: (h.x + other.x) / 2, y: (h.y + other.y) / 2 });
    return intents;
  }

  /** A second finger, or the system, takes the counter out of the hand. */
  function letGo(): readonly Intent[] {
    const carried = [...held.values()].some(({ grip }) => grip === 'carried');
    for (const h of held.values()) h.grip = 'map';
    return carried ? [{ kind: 'let-go' }] : [];
  }

  return {
    down(p) {
      const dropped = letGo();
      const grip = held.size === 0 && grabs(p) ? 'counter' : 'map';
      if (held.size === 0) {
        spent = false;
        dragging = false;
      } else {
        spent = true;
        dragging = true;
      }
      held.set(p.id, { x: p.x, y: p.y, startX: p.x, startY: p.y, startTime: p.time, vx: 0, vy: 0, time: p.time, grip });
      return dropped;
    },
    move(p) {
      const h = held.get(p.id);
      if (h) return drag(p, h);
      return held.size === 0 ? [{ kind: 'hover', x: p.x, y: p.y }] : [];
    },
    up(p) {
      const h = held.get(p.id);
      held.delete(p.id);
      if (!h) return [];
      if (!spent) return [{ kind: p.many ?? 'tap', x: p.x, y: p.y }];
      if (h.grip === 'carried') {
        dragging = false;
        return [{ kind: 'drop', x: p.x, y: p.y }];
      }
      if (held.size > 0 || !dragging) return [];
      dragging = false;
      const still = p.time - h.time > 60;
      const speed = Math.hypot(h.vx, h.vy);
      return p.type === 'mouse' || still || speed < FLING_LEAST ? [] : [{ kind: 'fling', vx: h.vx, vy: h.vy }];
    },
    cancel(id) {
      const dropped = letGo();
      held.delete(id);
      spent = true;
      if (held.size === 0) dragging = false;
      return dropped;
    },
    tick(time) {
      const h = held.size === 1 ? [...held.values()][0] : undefined;
      if (!h || spent || time - h.startTime < LONG_PRESS_MS) return [];
      spent = true;
      return [{ kind: 'long', x: h.startX, y: h.startY }];
    },
    isDragging: () => dragging,
  };
}
