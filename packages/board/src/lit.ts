import type { Grid } from '@bocage/hex';
import type { HexMark } from './board-types.js';
import { rimsOf } from './map/outline.js';
import type { Line } from './map/smooth.js';

/** The hexes a decision is about, as regions with rims: worked out once for a decision, drawn on every frame. */
export interface Lit {
  /** Every hex that may be chosen, recommended or not. */
  readonly hexes: readonly number[];
  readonly rims: readonly Line[];
  /** The recommended ones. */
  readonly best: readonly number[];
  readonly bestRims: readonly Line[];
  /** Those with counters on them: marked above the counters, which hide the ground. */
  readonly occupied: readonly number[];
}

export const NOTHING_LIT: Lit = { hexes: [], rims: [], best: [], bestRims: [], occupied: [] };

export function litOf(grid: Grid, marks: readonly HexMark[], isOccupied: (hex: number) => boolean, before: Lit): Lit {
  const best = hexesOf(marks, ['best']);
  const hexes = hexesOf(marks, ['legal', 'best']);
  const occupied = hexes.filter(isOccupied);
  return {
    hexes,
    rims: isSame(hexes, before.hexes) ? before.rims : rimsOf(grid, new Set(hexes)),
    best,
    bestRims: isSame(best, before.best) ? before.bestRims : rimsOf(grid, new Set(best)),
    occupied,
  };
}

/** Whether a rim runs round a hole in its region: the region lies always to the same hand. */
export function isHole(rim: Line): boolean {
  let area = 0;
  for (const [i, [x, y]] of rim.entries()) {
    const [nextX, nextY] = rim[(i + 1) % rim.length] as Line[number];
    area += x * nextY - nextX * y;
  }
  return area < 0;
}

function hexesOf(marks: readonly HexMark[], tones: readonly HexMark['tone'][]): number[] {
  return [...new Set(marks.flatMap(({ hex, tone }) => (tones.includes(tone) ? [hex] : [])))];
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((hex, i) => hex === b[i]);
}

/** How strongly lit hexes are filled, and the others shaded. */
export interface Light {
  readonly fill: number;
  readonly shade: number;
}

const FEW = 0.1;
const MOST = 0.5;
const FULL_FILL = 0.24;
const FULL_SHADE = 0.2;

/**
 * A few hexes among many stand out by a fill. Where most of what is in sight may be chosen the fill would hide the ground
 * and tell nothing: there the rest is shaded instead. In between both are weak, so that panning never flips the picture.
 */
export function lightFor(share: number): Light {
  const t = Math.min(1, Math.max(0, (share - FEW) / (MOST - FEW)));
  return { fill: FULL_FILL * (1 - t), shade: FULL_SHADE * t };
}
