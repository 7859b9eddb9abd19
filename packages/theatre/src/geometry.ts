/** Plane points. In this package almost always in hex units, in the frame of `Grid.centre`. */
export type Point = readonly [number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const inBox = (box: Box, [x, y]: Point): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export function pairs(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.slice(1).map((point, i) => [points[i] as Point, point]);
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy);
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) best = Math.min(best, distanceToSegment(p, line[i - 1] as Point, line[i] as Point));
  return best;
}

export function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + t * rx, a[1] + t * ry] : undefined;
}

export function crossings(one: readonly Point[], other: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const [a, b] of pairs(one)) {
    for (const [c, d] of pairs(other)) {
      const point = crossing(a, b, c, d);
      if (point) found.push(point);
    }
  }
  return found;
}

/** The parts of a line inside a box; a part begins and ends with the first point beyond it. */
export function clipLine(points: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] | undefined;
  points.forEach((point, i) => {
    if (inBox(box, point)) {
      if (!part) parts.push((part = i > 0 ? [points[i - 1] as Point] : []));
      part.push(point);
    } else if (part) {
      part.push(point);
      part = undefined;
    }
  });
  return parts.filter((one) => one.length > 1);
}

/** A closed ring cut at a box (Sutherland–Hodgman); empty when nothing is left. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const cuts: readonly (readonly [0 | 1, number, 1 | -1])[] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ];
  let points = [...ring];
  for (const [axis, limit, sign] of cuts) {
    const inside = (p: Point): boolean => sign * (p[axis] - limit) >= 0;
    const next: Point[] = [];
    points.forEach((b, i) => {
      const a = points[(i + points.length - 1) % points.length] as Point;
      if (inside(a) !== inside(b)) {
        const t = (limit - a[axis]) / (b[axis] - a[axis]);
        next.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
      }
      if (inside(b)) next.push(b);
    });
    points = next;
  }
  return points;
}
