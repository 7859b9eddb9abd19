import type { GroundPoint } from '../map-file.js';
import { hash } from './random.js';

export type Line = readonly GroundPoint[];

/** Cuts corners, leaving the ends of an open line where they are. */
export function chaikin(line: Line, form: 'open' | 'closed', rounds: number): Line {
  let points = line;
  for (let n = 0; n < rounds && points.length > 2; n++) points = cutCorners(points, form);
  return points;
}

/** Curves through every point of a line, so that lines that met still do. */
export function rounded(line: Line): Line {
  if (line.length < 3) return line;
  const out: GroundPoint[] = [line[0] as GroundPoint];
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as GroundPoint;
    const b = line[i] as GroundPoint;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const parts = Math.min(4, Math.max(1, Math.ceil(long / 0.12)));
    const [ax, ay] = heading(line[i - 2] ?? a, b);
    const [bx, by] = heading(a, line[i + 1] ?? b);
    for (let k = 1; k <= parts; k++) out.push(hermite(a, b, [ax * long, ay * long], [bx * long, by * long], k / parts));
  }
  return out;
}

function heading(a: GroundPoint, b: GroundPoint): GroundPoint {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
}

function hermite(a: GroundPoint, b: GroundPoint, u: GroundPoint, v: GroundPoint, t: number): GroundPoint {
  const s = t * t;
  const c = s * t;
  const [h, i, j, k] = [2 * c - 3 * s + 1, c - 2 * s + t, 3 * s - 2 * c, c - s];
  return [h * a[0] + i * u[0] + j * b[0] + k * v[0], h * a[1] + i * u[1] + j * b[1] + k * v[1]];
}

function cutCorners(points: Line, form: 'open' | 'closed'): Line {
  const out: GroundPoint[] = [];
  const count = form === 'closed' ? points.length : points.length - 1;
  if (form === 'open') out.push(points[0] as GroundPoint);
  for (let i = 0; i < count; i++) {
    const [ax, ay] = points[i] as GroundPoint;
    const [bx, by] = points[(i + 1) % points.length] as GroundPoint;
    out.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
  }
  if (form === 'open') out.push(points[points.length - 1] as GroundPoint);
  return out;
}

/**
 * Breaks every leg into `parts` and moves the breaks aside by up to `by`. The shift belongs to the place,
 * so two areas that share a border keep sharing it.
 */
export function roughen(line: Line, form: 'open' | 'closed', parts: number, by: number): Line {
  const out: GroundPoint[] = [];
  const count = form === 'closed' ? line.length : line.length - 1;
  for (let i = 0; i < count; i++) {
    const a = line[i] as GroundPoint;
    const b = line[(i + 1) % line.length] as GroundPoint;
    out.push(form === 'open' && i === 0 ? a : shift(a, by));
    for (let k = 1; k < parts; k++) out.push(shift([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts], by));
  }
  if (form === 'open') out.push(line[line.length - 1] as GroundPoint);
  return out;
}

function shift([x, y]: GroundPoint, by: number): GroundPoint {
  const rx = Math.round(x * 1000) / 1000;
  const ry = Math.round(y * 1000) / 1000;
  return [x + (hash(rx, ry, 1) - 0.5) * 2 * by, y + (hash(rx, ry, 2) - 0.5) * 2 * by];
}

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as GroundPoint;
    const [bx, by] = line[i] as GroundPoint;
    sum += Math.hypot(bx - ax, by - ay);
  }
  return sum;
}

export interface Station {
  readonly x: number;
  readonly y: number;
  /** Direction of travel, radians. */
  readonly angle: number;
}

/** Points at even distances along a line, the first after half a step. */
export function stations(line: Line, step: number): Station[] {
  const out: Station[] = [];
  let need = step / 2;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] as GroundPoint;
    const [bx, by] = line[i] as GroundPoint;
    const leg = Math.hypot(bx - ax, by - ay);
    const angle = Math.atan2(by - ay, bx - ax);
    while (need <= leg && leg > 0) {
      const t = need / leg;
      out.push({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, angle });
      need += step;
    }
    need -= leg;
  }
  return out;
}
