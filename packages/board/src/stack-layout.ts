/** Where counters lie. All pixels; positions are centres relative to the hex's centre. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type Detail = 'face' | 'symbol' | 'dot';

/** Counters fill a small hex nearly and leave room round them in a large one. */
export function counterSize(scale: number): number {
  const t = Math.min(1, Math.max(0, (scale - 30) / 34));
  return scale * (0.86 - 0.13 * t);
}

/** What can be read on a counter of this size. */
export function detailAt(size: number): Detail {
  if (size >= 34) return 'face';
  return size >= 19 ? 'symbol' : 'dot';
}

/** Shift from one counter of a stack to the next, up and to the right; tall stacks are pressed together. */
function stackStep(count: number, size: number): number {
  return Math.min(0.085, 0.26 / Math.max(1, count - 1)) * size;
}

export function stackSpot(index: number, count: number, size: number): Spot {
  const step = stackStep(count, size);
  const shift = (index - (count - 1) / 2) * step;
  return { x: shift, y: -shift, size };
}

/** Index of the topmost counter of a stack under a point relative to the hex's centre; −1 when none is. */
export function counterUnder(count: number, size: number, x: number, y: number): number {
  for (let i = count - 1; i >= 0; i--) {
    const spot = stackSpot(i, count, size);
    if (Math.abs(x - spot.x) <= size / 2 && Math.abs(y - spot.y) <= size / 2) return i;
  }
  return -1;
}
