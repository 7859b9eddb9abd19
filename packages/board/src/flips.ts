import type { Look } from './counter/sprites.js';
import type { PlacedCounter, Whereabouts } from './scene.js';

export const FLIP_MS = 340;

/** A counter being turned over: what shows now, and how much of its width. */
export interface Flipping {
  readonly look: Look;
  readonly width: number;
}

/** Counters that turn over in place because their face changed: a loss, a reveal. */
export interface Flips {
  turn(unit: number, from: Look): void;
  /** Whether any is still turning. */
  advance(now: number): boolean;
  of(counter: PlacedCounter, now: number): Flipping | undefined;
  skip(): void;
}

export function createFlips(): Flips {
  const running = new Map<number, { readonly from: Look; start: number | undefined }>();
  return {
    turn: (unit, from) => void running.set(unit, { from, start: undefined }),
    advance(now) {
      for (const [unit, flip] of running) {
        flip.start ??= now;
        if (now - flip.start >= FLIP_MS) running.delete(unit);
      }
      return running.size > 0;
    },
    of(counter, now) {
      const flip = running.get(counter.unit);
      if (!flip) return undefined;
      const t = Math.min(1, Math.max(0, (now - (flip.start ?? now)) / FLIP_MS));
      return { look: t < 0.5 ? flip.from : counter.look, width: Math.abs(Math.cos(Math.PI * t)) };
    },
    skip: () => running.clear(),
  };
}

/** Whether a unit that stayed in its hex shows another side: a new symbol or other factors, not merely a mark. */
export function isTurned(before: Whereabouts | undefined, counter: PlacedCounter, hex: number): boolean {
  if (!before || before.hex !== hex) return false;
  const a = before.counter.face;
  const b = counter.face;
  return a.symbol !== b.symbol || a.factors !== b.factors;
}
