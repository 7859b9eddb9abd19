import type { Grid } from '@bocage/hex';

/** Points in hex units: x to page right, y down, 1 = side to opposite side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Centre to corner, in hex units. */
const CORNER = 1 / Math.sqrt(3);

/** Corner offsets clockwise from the corner that begins the side of direction 0: side d runs from corner d to corner d + 1. */
export function cornerOffsets(orientation: 'flat' | 'pointy'): readonly Point[] {
  const first = orientation === 'flat' ? -120 : -90;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return { x: CORNER * Math.cos(angle), y: CORNER * Math.sin(angle) };
  });
}

/** Everything the hexes cover. */
export function gridBounds(grid: Grid, hexes: Iterable<number> = Array.from({ length: grid.size }, (_, i) => i)): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const hex of hexes) {
    const c = grid.centre(hex);
    left = Math.min(left, c.x);
    right = Math.max(right, c.x);
    top = Math.min(top, c.y);
    bottom = Math.max(bottom, c.y);
  }
  const flat = grid.spec.orientation === 'flat';
  const dx = flat ? CORNER : 0.5;
  const dy = flat ? 0.5 : CORNER;
  return { left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy };
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function contains(box: Box, p: Point): boolean {
  return p.x >= box.left && p.x < box.right && p.y >= box.top && p.y < box.bottom;
}

export function boxOf(points: Iterable<readonly [number, number]>): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}
