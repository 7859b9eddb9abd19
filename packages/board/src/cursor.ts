import type { Grid } from '@bocage/hex';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Cursor {
  readonly hex: number;
  /** The row (flat-top) or column (pointy-top) the walk keeps to, in hex units, so that left and right do not drift. */
  readonly line: number;
}

export function cursorAt(grid: Grid, hex: number): Cursor {
  const c = grid.centre(hex);
  return { hex, line: grid.spec.orientation === 'flat' ? c.y : c.x };
}

const VECTOR: Readonly<Record<ArrowKey, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One step of the keyboard cursor: the neighbour that lies most that way, of two alike the one nearer the line kept. */
export function stepCursor(grid: Grid, from: Cursor, key: ArrowKey): Cursor {
  const [vx, vy] = VECTOR[key];
  const flat = grid.spec.orientation === 'flat';
  const here = grid.centre(from.hex);
  let best = -1;
  let bestScore = 0;
  for (let d = 0; d < 6; d++) {
    const hex = grid.neighbour(from.hex, d);
    if (hex < 0) continue;
    const c = grid.centre(hex);
    const along = (c.x - here.x) * vx + (c.y - here.y) * vy;
    if (along < 0.4) continue;
    const off = Math.abs((flat ? c.y : c.x) - from.line);
    const score = along * 4 + 1 / (1 + off);
    if (score > bestScore) {
      bestScore = score;
      best = hex;
    }
  }
  if (best < 0) return from;
  const keepsLine = flat ? vx !== 0 : vy !== 0;
  return keepsLine ? { hex: best, line: from.line } : cursorAt(grid, best);
}

export function isArrowKey(key: string): key is ArrowKey {
  return key in VECTOR;
}
