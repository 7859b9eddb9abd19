import type { Grid } from '@bocage/hex';
import type { GroundPoint } from '../map-file.js';
import type { Line } from './smooth.js';
import { sideEnds } from './watercourses.js';

/** The part of a way inside one hex; −1 beyond the map. It begins and ends on the hex's rim, or where the way does. */
export interface Leg {
  readonly hex: number;
  readonly points: readonly GroundPoint[];
}

export type IsRuled = (a: number, b: number) => boolean;

const STEP = 0.04;
/** A way keeps this share of a hexside away from the corners, so that one sees which side it crosses. */
const CORNER_SHARE = 0.16;

/** Cuts a line where it crosses hexsides. */
export function legsOf(grid: Grid, line: Line): Leg[] {
  const first = line[0];
  if (!first) return [];
  const legs: Leg[] = [];
  let hex = grid.hexAt(...first);
  let points: GroundPoint[] = [first];
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as GroundPoint;
    const b = line[i] as GroundPoint;
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP));
    for (let k = 1; k <= parts; k++) {
      const p = between(a, b, k / parts);
      const here = grid.hexAt(...p);
      if (here !== hex) {
        const at = edgeBetween(grid, between(a, b, (k - 1) / parts), p, hex);
        legs.push({ hex, points: [...points, at] });
        hex = here;
        points = [at];
      }
    }
    points.push(b);
  }
  return [...legs, { hex, points }];
}

function between(a: GroundPoint, b: GroundPoint, t: number): GroundPoint {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function edgeBetween(grid: Grid, inside: GroundPoint, outside: GroundPoint, hex: number): GroundPoint {
  let a = inside;
  let b = outside;
  for (let n = 0; n < 10; n++) {
    const m = between(a, b, 0.5);
    if (grid.hexAt(...m) === hex) a = m;
    else b = m;
  }
  return b;
}

/** The point of the side between two hexes nearest to p, off the corners. */
export function onSide(grid: Grid, a: number, b: number, p: GroundPoint): GroundPoint {
  const ends = sideEnds(grid, a, b);
  if (!ends) return p;
  const [s, e] = ends;
  const dx = e[0] - s[0];
  const dy = e[1] - s[1];
  const t = ((p[0] - s[0]) * dx + (p[1] - s[1]) * dy) / (dx * dx + dy * dy);
  return between(s, e, Math.min(1 - CORNER_SHARE, Math.max(CORNER_SHARE, t)));
}

/** Legs before and after a wrong crossing among which the right way is sought. */
const BACK = 3;
const AHEAD = 4;

/** Brings a way that strays over sides the rules do not give it back to the sides they do, by the shortest way along them. */
export function mendLegs(grid: Grid, legs: readonly Leg[], isRuled: IsRuled): Leg[] {
  const isOpen = (a: Leg, b: Leg): boolean => a.hex < 0 || b.hex < 0 || isRuled(a.hex, b.hex);
  let out = [...legs];
  for (let i = 0; i < out.length - 1; i++) {
    if (isOpen(out[i] as Leg, out[i + 1] as Leg)) continue;
    const detour = bestDetour(grid, out, i, isRuled);
    if (!detour) continue;
    out = [...out.slice(0, detour.from), ...relaid(grid, out, detour), ...out.slice(detour.to + 1)];
    i = Math.max(-1, detour.from - 1);
  }
  return out;
}

interface Detour {
  /** First and last leg that stay, in part. */
  readonly from: number;
  readonly to: number;
  readonly hexes: readonly number[];
}

function bestDetour(grid: Grid, legs: readonly Leg[], at: number, isRuled: IsRuled): Detour | undefined {
  let best: Detour | undefined;
  let least = Infinity;
  for (let from = at; from >= Math.max(0, at - BACK); from--) {
    for (let to = at + 1; to <= Math.min(legs.length - 1, at + AHEAD); to++) {
      const [a, b] = [(legs[from] as Leg).hex, (legs[to] as Leg).hex];
      if (a < 0 || b < 0) continue;
      const hexes = pathAlong(grid, a, b, to - from + 1, isRuled);
      const cost = hexes ? hexes.length + (to - from) * 1.01 : Infinity;
      if (!hexes || cost >= least) continue;
      least = cost;
      best = { from, to, hexes };
    }
  }
  return best;
}

/** The hexes from a to b along ruled sides, in at most `most` steps. */
function pathAlong(grid: Grid, a: number, b: number, most: number, isRuled: IsRuled): number[] | undefined {
  let paths: number[][] = [[a]];
  const seen = new Set([a]);
  for (let n = 0; n <= most; n++) {
    const found = paths.find((p) => p.at(-1) === b);
    if (found) return found;
    paths = paths.flatMap((p) => {
      const here = p.at(-1) as number;
      return [0, 1, 2, 3, 4, 5].flatMap((d) => {
        const next = grid.neighbour(here, d);
        if (next < 0 || seen.has(next) || !isRuled(here, next)) return [];
        seen.add(next);
        return [[...p, next]];
      });
    });
  }
  return undefined;
}

/** The legs of a detour: the first and the last bent to it, those between as near to the true way as their hexes let them. */
function relaid(grid: Grid, legs: readonly Leg[], { from, to, hexes }: Detour): Leg[] {
  const [a, b] = [legs[from] as Leg, legs[to] as Leg];
  if (hexes.length === 1) return [{ hex: a.hex, points: [...a.points.slice(0, -1), ...b.points.slice(1)] }];
  const strayed = legs.slice(from + 1, to).flatMap((l) => l.points);
  const guide = strayed.length > 0 ? strayed : [a.points.at(-1) as GroundPoint];
  const crossings = hexes
    .slice(1)
    .map((hex, i) =>
      onSide(grid, hexes[i] as number, hex, guide[Math.floor(((i + 0.5) / (hexes.length - 1)) * guide.length)] as GroundPoint),
    );
  const inner = hexes.slice(1, -1).map((hex, i): Leg => {
    const [p, q] = [crossings[i] as GroundPoint, crossings[i + 1] as GroundPoint];
    const c = grid.centre(hex);
    return { hex, points: curve(p, between(between(p, q, 0.5), [c.x, c.y], 0.6), q) };
  });
  return [bent(a, 'end', crossings[0] as GroundPoint), ...inner, bent(b, 'start', crossings.at(-1) as GroundPoint)];
}

function curve(a: GroundPoint, via: GroundPoint, b: GroundPoint): GroundPoint[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => between(between(a, via, t), between(via, b, t), t));
}

/** How far from a moved crossing a leg still bends to it. */
const GIVE = 0.4;
/** A crossing moved farther than this is reached by a leg of its own. */
const BENDS = 0.2;

/** Moves one end of a leg: what would double back is cut off, the rest follows, less the farther it is. */
export function bent(leg: Leg, end: 'start' | 'end', to: GroundPoint): Leg {
  const points = end === 'start' ? leg.points : leg.points.toReversed();
  const kept = points.slice(nearestTo(points, to));
  const [x, y] = kept[0] as GroundPoint;
  const [dx, dy] = [to[0] - x, to[1] - y];
  if (dx === 0 && dy === 0 && kept.length > 1) return leg;
  const isFar = kept.length < 2 || Math.hypot(dx, dy) > BENDS;
  // The old crossing lies on a side that is no longer crossed.
  const rest = kept.length > 2 ? kept.slice(1) : kept;
  const moved = isFar ? [to, ...rest] : kept.map((p, i): GroundPoint => follow(p, i, kept, [dx, dy]));
  return { hex: leg.hex, points: end === 'start' ? moved : moved.toReversed() };
}

function follow(p: GroundPoint, i: number, points: readonly GroundPoint[], [dx, dy]: GroundPoint): GroundPoint {
  const [x, y] = points[0] as GroundPoint;
  const share = i === points.length - 1 ? 0 : Math.max(0, 1 - Math.hypot(p[0] - x, p[1] - y) / GIVE);
  return [p[0] + dx * share, p[1] + dy * share];
}

function nearestTo(points: readonly GroundPoint[], [x, y]: GroundPoint): number {
  let best = 0;
  let least = Infinity;
  for (const [i, p] of points.entries()) {
    const far = Math.hypot(p[0] - x, p[1] - y);
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}
