import { type Box, distance, distanceToSegment, type Point } from './geometry.js';

/** A curve through all points (centripetal Catmull–Rom), sampled about every `step` where it comes near the box. */
export function smooth(points: readonly Point[], step: number, near: Box): Point[] {
  if (points.length < 3) return [...points];
  const closed = distance(points[0] as Point, points.at(-1) as Point) < 1e-9;
  const last = points.length - 1;
  const at = (i: number): Point => {
    if (closed) return points[(i + last) % last] as Point;
    return points[Math.max(0, Math.min(last, i))] as Point;
  };
  const curve: Point[] = [];
  for (let i = 0; i < last; i++) {
    const span: Span = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = meets(near, span[1], span[2]) ? Math.max(1, Math.ceil(distance(span[1], span[2]) / step)) : 1;
    for (let k = 0; k < pieces; k++) curve.push(onSpan(span, k / pieces));
  }
  curve.push(points[last] as Point);
  return curve;
}

function meets({ left, right, top, bottom }: Box, a: Point, b: Point): boolean {
  return Math.max(a[0], b[0]) >= left && Math.min(a[0], b[0]) <= right && Math.max(a[1], b[1]) >= top && Math.min(a[1], b[1]) <= bottom;
}

type Span = readonly [Point, Point, Point, Point];

function onSpan([p0, p1, p2, p3]: Span, t: number): Point {
  const t01 = Math.max(1e-6, Math.sqrt(distance(p0, p1)));
  const t12 = Math.max(1e-6, Math.sqrt(distance(p1, p2)));
  const t23 = Math.max(1e-6, Math.sqrt(distance(p2, p3)));
  const axis = (k: 0 | 1): number => {
    const slope = p2[k] - p1[k];
    const m1 = slope + t12 * ((p1[k] - p0[k]) / t01 - (p2[k] - p0[k]) / (t01 + t12));
    const m2 = slope + t12 * ((p3[k] - p2[k]) / t23 - (p3[k] - p1[k]) / (t12 + t23));
    const a = -2 * slope + m1 + m2;
    const b = 3 * slope - 2 * m1 - m2;
    return ((a * t + b) * t + m1) * t + p1[k];
  };
  return [axis(0), axis(1)];
}

/** Leaves out the points that lie closer than `tolerance` to the line without them (Douglas–Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [a, b] = span;
    let far = -1;
    let most = tolerance;
    for (let i = a + 1; i < b; i++) {
      const off = distanceToSegment(points[i] as Point, points[a] as Point, points[b] as Point);
      if (off > most) [most, far] = [off, i];
    }
    if (far < 0) continue;
    kept.add(far);
    open.push([a, far], [far, b]);
  }
  return points.filter((_, i) => kept.has(i));
}

/** Cuts the corners of a closed ring (Chaikin), so that a coast digitised in steps reads as a curve. */
export function roundCorners(ring: readonly Point[], times: number): Point[] {
  let points = [...ring];
  for (let i = 0; i < times; i++) {
    points = points.flatMap((a, k): Point[] => {
      const b = points[(k + 1) % points.length] as Point;
      return [
        [0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]],
        [0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]],
      ];
    });
  }
  return points;
}
