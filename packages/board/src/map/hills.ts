import type { GroundPoint } from '../map-file.js';
import type { Area } from './areas.js';
import type { Tick } from './edges.js';
import { type Drawn, drawn } from './paths.js';
import { type Line, stations } from './smooth.js';

/** A height: steps of ground within one another, and strokes down its slopes, those in shade and those in the light. */
export interface Hill extends Drawn {
  readonly steps: readonly Drawn[];
  readonly shaded: readonly Tick[];
  readonly lit: readonly Tick[];
}

const STEPS = [1, 0.7, 0.42] as const;
/** Where down is not away from the light nor towards it, the slope has no strokes of either kind to speak of. */
const LIGHT: GroundPoint = [-Math.SQRT1_2, -Math.SQRT1_2];

export function hillsOf(areas: readonly Area[]): Hill[] {
  return areas.filter((a) => a.look === 'hills').map((a) => hillOf(a.ring));
}

function hillOf(ring: Line): Hill {
  const rings = STEPS.map((k) => shrunk(ring, k));
  const strokes = rings.flatMap((r) => slopes(r));
  return {
    ...drawn(ring, 'closed'),
    steps: rings.map((r) => drawn(r, 'closed')),
    shaded: strokes.filter((s) => s.light < 0.15).map((s) => s.tick),
    lit: strokes.filter((s) => s.light >= 0.15).map((s) => s.tick),
  };
}

function shrunk(ring: Line, by: number): Line {
  const n = ring.length;
  const x = ring.reduce((s, p) => s + p[0], 0) / n;
  const y = ring.reduce((s, p) => s + p[1], 0) / n;
  return ring.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by]);
}

function slopes(ring: Line): { readonly tick: Tick; readonly light: number }[] {
  const closed = [...ring, ring[0] as GroundPoint];
  const way = isClockwise(ring) ? -1 : 1;
  return stations(closed, 0.07).map((s, i) => {
    const [nx, ny] = [-Math.sin(s.angle) * way, Math.cos(s.angle) * way];
    const light = nx * LIGHT[0] + ny * LIGHT[1];
    const long = (light < 0 ? 0.2 : 0.13) * (0.65 + 0.35 * Math.abs(Math.sin(i * 1.7)));
    return {
      light,
      tick: [
        [s.x - nx * long * 0.3, s.y - ny * long * 0.3],
        [s.x + nx * long * 0.7, s.y + ny * long * 0.7],
      ],
    };
  });
}

function isClockwise(ring: Line): boolean {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i] as GroundPoint;
    const [bx, by] = ring[(i + 1) % ring.length] as GroundPoint;
    sum += (bx - ax) * (by + ay);
  }
  return sum < 0;
}
