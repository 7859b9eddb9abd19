import type { Box, Point } from './geometry.js';
import type { Spot } from './stack-layout.js';

const GAP = 6;
const PLATE = 8;
/** Large enough for a thumb. */
const LEAST_SIZE = 46;
const MOST_SIZE = 84;

export interface FanLayout {
  /** Top of the stack first; centres in the pixels of the window. */
  readonly spots: readonly Spot[];
  readonly plate: Box;
}

/** Lays a stack out in rows over its hex, kept inside the window. */
export function fanLayout(count: number, size: number, anchor: Point, window: Box): FanLayout {
  const room = window.right - window.left - 2 * PLATE;
  const side = Math.min(MOST_SIZE, Math.max(LEAST_SIZE, size));
  const most = Math.max(1, Math.floor((room + GAP) / (side + GAP)));
  const columns = Math.min(count, most, count <= 4 ? 4 : Math.ceil(Math.sqrt(count * 1.6)));
  const rows = Math.ceil(count / columns);
  const width = columns * (side + GAP) - GAP + 2 * PLATE;
  const height = rows * (side + GAP) - GAP + 2 * PLATE;
  const left = within(anchor.x - width / 2, window.left, window.right - width);
  const top = within(anchor.y - height / 2, window.top, window.bottom - height);
  const spots = Array.from({ length: count }, (_, i) => ({
    x: left + PLATE + side / 2 + (i % columns) * (side + GAP),
    y: top + PLATE + side / 2 + Math.floor(i / columns) * (side + GAP),
    size: side,
  }));
  return { spots, plate: { left, top, right: left + width, bottom: top + height } };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Index of the counter of a fan under a point, −1 when none is. */
export function fanIndexAt(fan: FanLayout, p: Point): number {
  return fan.spots.findIndex((s) => Math.abs(p.x - s.x) <= s.size / 2 + GAP / 2 && Math.abs(p.y - s.y) <= s.size / 2 + GAP / 2);
}
