import { compassOf } from './directions.js';
import type { GridSpec, HexId } from './grid.js';
import type { Layout } from './layout.js';

/** A list of passes, three numbers each; see `Grid.trace`. */
export const PASS = 3;
/** In the place of a second hex: the line enters the first one. */
export const ENTERED = -2;

/**
 * What a line passes, by how far its end lies from its beginning: for each pass where the hexes lie (q, r) and the direction in which the
 * hexside is crossed, or that it is run along. The same wherever the line begins.
 */
type Pattern = readonly Passed[];

interface Passed {
  /** From the hex before: 0 … 5 across a hexside, −1 through a corner. */
  readonly direction: number;
  readonly q: number;
  readonly r: number;
  /** Where the line runs along a hexside: the direction from the hex at q, r to the one on the other side. */
  readonly across: number;
}

/**
 * Walks from hex to hex in whole numbers. `off` is three times how far the middle of a hex lies to one side of the line, `slope[k]` how much
 * further its neighbour in direction k does; a corner between directions k and k + 1 lies at off + slope[k] + slope[k + 1], and the line
 * leaves a hex where these change their sign.
 */
function patternOf(spec: GridSpec, deltaQ: number, deltaR: number): Pattern {
  if (!Number.isInteger(deltaQ) || !Number.isInteger(deltaR)) throw new RangeError('a line leads from hex to hex');
  const compass = compassOf(spec.orientation);
  const slope = compass.q.map((q, k) => q * deltaR - (compass.r[k] as number) * deltaQ);
  const passed: Passed[] = [];
  let [q, r, off] = [0, 0, 0];
  const go = (k: number): void => {
    q += compass.q[k] as number;
    r += compass.r[k] as number;
    off += 3 * (slope[k] as number);
  };
  const corner = (k: number): number => off + (slope[k % 6] as number) + (slope[(k + 1) % 6] as number);
  const enter = (direction: number): void => void passed.push({ direction, q, r, across: -1 });
  while (q !== deltaQ || r !== deltaR) {
    const k = [0, 1, 2, 3, 4, 5].find((i) => corner(i) <= 0 && corner(i + 5) > 0) as number;
    const next = (k + 1) % 6;
    if (corner(k) < 0) {
      go(k);
      enter(k);
    } else if (off !== 0) {
      // Out through a corner, into the one of the two hexes beyond that the line bends to.
      const through = (slope[k] as number) + (slope[next] as number) < 0 ? k : next;
      go(through);
      enter(through);
    } else {
      // Straight at a corner from the middle: along the hexside behind it, and in through the corner at its other end.
      const across = (k + 2) % 6;
      passed.push({ direction: -1, q: q + (compass.q[k] as number), r: r + (compass.r[k] as number), across });
      go(k);
      go(next);
      enter(-1);
    }
  }
  return passed;
}

/** Traces lines, each pattern worked out once. */
export function createTrace(spec: GridSpec, layout: Layout, sides: Int32Array): (a: HexId, b: HexId, into: Int32Array) => number {
  const compass = compassOf(spec.orientation);
  const reach = 2 * (layout.width + layout.height) + 1;
  const patterns = new Map<number, Pattern>();

  function find(deltaQ: number, deltaR: number): Pattern {
    const key = (deltaQ + reach) * (2 * reach + 1) + deltaR + reach;
    let pattern = patterns.get(key);
    if (!pattern) {
      pattern = patternOf(spec, deltaQ, deltaR);
      patterns.set(key, pattern);
    }
    return pattern;
  }

  /** The hexside of a hex in a direction, asked from the other side where the hex is beyond the edge. */
  const sideOf = (hex: number, other: number, direction: number): number =>
    hex >= 0 ? (sides[hex * 6 + direction] as number) : other >= 0 ? (sides[other * 6 + ((direction + 3) % 6)] as number) : -1;

  return (a, b, into) => {
    const q = layout.q[a] as number;
    const r = layout.r[a] as number;
    const pattern = find((layout.q[b] as number) - q, (layout.r[b] as number) - r);
    let before = a;
    let count = 0;
    for (let i = 0; i < pattern.length; i++) {
      const { direction, q: partQ, r: partR, across } = pattern[i] as Passed;
      const hex = layout.at(q + partQ, r + partR);
      if (across >= 0) {
        const other = layout.at(q + partQ + (compass.q[across] as number), r + partR + (compass.r[across] as number));
        into[count] = sideOf(hex, other, across);
        into[count + 1] = hex;
        into[count + 2] = other;
      } else {
        into[count] = direction < 0 ? -1 : sideOf(before, hex, direction);
        into[count + 1] = hex;
        into[count + 2] = ENTERED;
        before = hex;
      }
      count += PASS;
    }
    return count;
  };
}
