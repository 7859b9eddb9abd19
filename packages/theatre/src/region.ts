import type { Box, Point } from './geometry.js';
import { createInside } from './inside.js';

/** Closed rings (even-odd), quick to ask about a point and about a small box. */
export interface Region {
  has(point: Point): boolean;
  /** Does the box meet the bounds of the rings? */
  isNear(box: Box): boolean;
  /** May an edge of the rings pass through the box? */
  isCutBy(box: Box): boolean;
}

const CELL = 0.5;
const cellOf = (value: number): number => Math.floor(value / CELL);

function boundsOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function createRegion(rings: readonly (readonly Point[])[]): Region {
  const bounds = boundsOf(rings.flat());
  const cells = new Set<string>();
  for (const ring of rings) {
    ring.forEach((b, i) => {
      const { left, right, top, bottom } = boundsOf([ring[(i + ring.length - 1) % ring.length] as Point, b]);
      for (let x = cellOf(left); x <= cellOf(right); x++) for (let y = cellOf(top); y <= cellOf(bottom); y++) cells.add(`${x},${y}`);
    });
  }
  return {
    has: createInside(rings),
    isNear: (box) => box.left <= bounds.right && box.right >= bounds.left && box.top <= bounds.bottom && box.bottom >= bounds.top,
    isCutBy(box) {
      for (let x = cellOf(box.left); x <= cellOf(box.right); x++)
        for (let y = cellOf(box.top); y <= cellOf(box.bottom); y++) if (cells.has(`${x},${y}`)) return true;
      return false;
    },
  };
}
