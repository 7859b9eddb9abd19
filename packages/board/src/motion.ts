import type { Look } from './counter/sprites.js';
import type { Point } from './geometry.js';

export const GLIDE_MS_PER_HEX = 200;
export const FADE_MS = 600;

/** Where a counter is on its way: centres passed at an even pace, the first and last hex eased. */
export function alongPath(path: readonly Point[], elapsed: number, perHex = GLIDE_MS_PER_HEX): Point {
  const legs = path.length - 1;
  const first = path[0] ?? { x: 0, y: 0 };
  if (legs < 1) return first;
  const total = legs * perHex;
  const t = ease(Math.min(1, Math.max(0, elapsed / total)), legs);
  const at = t * legs;
  const leg = Math.min(legs - 1, Math.floor(at));
  const a = path[leg] as Point;
  const b = path[leg + 1] as Point;
  const f = at - leg;
  return { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f };
}

/** Starts and stops softly within half a hex; even between. */
function ease(t: number, legs: number): number {
  const soft = Math.min(0.5, 0.5 / legs);
  const pace = 1 / (1 - soft);
  if (t < soft) return (pace * t * t) / (2 * soft);
  if (t > 1 - soft) return 1 - (pace * (1 - t) * (1 - t)) / (2 * soft);
  return pace * (t - soft / 2);
}

export interface RunningGlide {
  readonly unit: number;
  readonly look: Look;
  readonly path: readonly Point[];
  /** How long it stands before it goes. */
  readonly waits?: number | undefined;
}

export interface RunningFade {
  readonly unit: number;
  readonly look: Look;
  readonly at: Point;
}

interface Batch<T> {
  readonly items: readonly T[];
  readonly done: () => void;
}

/** Movements in progress: glides one after another, fades of one call together. */
export interface Motions {
  glide(items: readonly RunningGlide[]): Promise<void>;
  fade(items: readonly RunningFade[]): Promise<void>;
  /** Moves on to a time; whether anything is still under way. */
  advance(now: number): boolean;
  gliding(now: number): { readonly glide: RunningGlide; readonly at: Point } | undefined;
  /** Units whose counter must not be drawn in its stack: on its way, or waiting for its turn to go. */
  isAway(unit: number): boolean;
  /** Waiting units stand where they set out from. */
  waiting(): readonly RunningGlide[];
  fading(now: number): readonly { readonly fade: RunningFade; readonly alpha: number }[];
  skip(): void;
  /** How long everything takes: 1 as usual, 2 twice as long. */
  setPace(pace: number): void;
}

export function createMotions(): Motions {
  let pace = 1;
  const queue: { glide: RunningGlide; done: (() => void) | undefined }[] = [];
  let started: number | undefined;
  const fades: (Batch<RunningFade> & { start: number | undefined })[] = [];
  const away = new Set<number>();

  function finishFirst(): void {
    const first = queue.shift();
    started = undefined;
    if (!first) return;
    if (!queue.some((q) => q.glide.unit === first.glide.unit)) away.delete(first.glide.unit);
    first.done?.();
  }

  function advanceGlides(now: number): void {
    for (let head = queue[0]; head; head = queue[0]) {
      started ??= now;
      const lasts = ((head.glide.waits ?? 0) + (head.glide.path.length - 1) * GLIDE_MS_PER_HEX) * pace;
      if (now - started < lasts) return;
      finishFirst();
    }
  }

  return {
    glide(items) {
      if (items.length === 0) return Promise.resolve();
      return new Promise((done) => {
        for (const [i, glide] of items.entries()) {
          queue.push({ glide, done: i === items.length - 1 ? done : undefined });
          away.add(glide.unit);
        }
      });
    },
    fade(items) {
      if (items.length === 0) return Promise.resolve();
      return new Promise((done) => void fades.push({ items, done, start: undefined }));
    },
    advance(now) {
      advanceGlides(now);
      for (const batch of fades) batch.start ??= now;
      while (fades[0]?.start !== undefined && now - fades[0].start >= FADE_MS * pace) fades.shift()?.done();
      return queue.length > 0 || fades.length > 0;
    },
    gliding(now) {
      const head = queue[0];
      if (!head) return undefined;
      return {
        glide: head.glide,
        at: alongPath(head.glide.path, now - (started ?? now) - (head.glide.waits ?? 0) * pace, GLIDE_MS_PER_HEX * pace),
      };
    },
    isAway: (unit) => away.has(unit) || fades.some((b) => b.items.some((f) => f.unit === unit)),
    waiting() {
      const seen = new Set(queue.slice(0, 1).map((q) => q.glide.unit));
      return queue.flatMap(({ glide }) => (seen.has(glide.unit) ? [] : [seen.add(glide.unit) && glide]));
    },
    fading: (now) =>
      fades.flatMap((b) =>
        b.items.map((fade) => ({ fade, alpha: 1 - Math.min(1, Math.max(0, (now - (b.start ?? now)) / (FADE_MS * pace))) })),
      ),
    setPace(to) {
      pace = to;
    },
    skip() {
      while (queue.length > 0) finishFirst();
      while (fades.length > 0) fades.shift()?.done();
    },
  };
}
