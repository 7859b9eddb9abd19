import type { Grid } from '@bocage/hex';
import type { GroundPoint } from '../map-file.js';
import { bent, type IsRuled, type Leg, legsOf, mendLegs, onSide } from './ground-legs.js';
import { type Exits, type RouteSide, type Way, waysThrough } from './routes.js';
import { type Line, rounded } from './smooth.js';

export interface GroundWay<K> {
  readonly kind: K;
  readonly points: Line;
}

/** How a way is drawn over a side of the rules: as the picture has it, or as something less where the rules say so. */
export type KindOn<K> = (a: number, b: number, drawn: K) => K;

export interface Country<K> {
  readonly grid: Grid;
  readonly exits: Exits;
  readonly strongest: K;
  readonly kindOn: KindOn<K>;
}

/**
 * Roads or rails on their true course, crossing exactly the hexsides they count for. Sides no true line comes near
 * are crossed by a line of our own that joins the others.
 */
export function waysOnGround<K>(country: Country<K>, lines: readonly GroundWay<K>[], sides: readonly RouteSide<K>[]): Way<K>[] {
  const { grid } = country;
  const ruled = new Set(sides.map(({ a, b }) => sideKey(a, b)));
  const isRuled: IsRuled = (a, b) => ruled.has(sideKey(a, b));
  const done = createDone();
  const ways: Way<K>[] = [];
  for (const { kind, points } of lines) {
    // First along sides of its own kind, then along any.
    const own = mendLegs(grid, legsOf(grid, rounded(points)), (a, b) => isRuled(a, b) && country.kindOn(a, b, kind) === kind);
    const legs = clearOfCorners(grid, mendLegs(grid, own, isRuled));
    for (const [i, leg] of legs.entries()) {
      const before = legs[i - 1]?.hex;
      const after = legs[i + 1]?.hex;
      const kept = keep(grid, leg, isOpen(leg.hex, before, isRuled), isOpen(leg.hex, after, isRuled));
      if (!kept) continue;
      if (leg.hex >= 0) done.add(leg.hex, kept, [before, after]);
      ways.push({ kind: kindOf(country, leg.hex, [before, after], kind), line: kept });
    }
  }
  return [...ways, ...missing(country, sides, done)];
}

function sideKey(a: number, b: number): number {
  return a < b ? a * 65536 + b : b * 65536 + a;
}

/** Whether a leg may be drawn to its end: the way ends here, leaves the map, or crosses a side of the rules. */
function isOpen(hex: number, other: number | undefined, isRuled: IsRuled): boolean {
  return other === undefined || hex < 0 || other < 0 || isRuled(hex, other);
}

function clearOfCorners(grid: Grid, legs: readonly Leg[]): Leg[] {
  const out = [...legs];
  for (let i = 1; i < out.length; i++) {
    const [a, b] = [out[i - 1] as Leg, out[i] as Leg];
    if (a.hex < 0 || b.hex < 0) continue;
    const at = onSide(grid, a.hex, b.hex, b.points[0] as GroundPoint);
    out[i - 1] = bent(a, 'end', at);
    out[i] = bent(b, 'start', at);
  }
  return out;
}

/** A leg that may not be drawn to one end stops where it is nearest the middle of the hex. */
function keep(grid: Grid, { hex, points }: Leg, start: boolean, end: boolean): Line | undefined {
  if (points.length < 2 || (start && end)) return points.length < 2 ? undefined : points;
  if (!start && !end) return undefined;
  const c = grid.centre(hex);
  let nearest = 0;
  for (const [i, p] of points.entries()) {
    const q = points[nearest] as GroundPoint;
    if (Math.hypot(p[0] - c.x, p[1] - c.y) < Math.hypot(q[0] - c.x, q[1] - c.y)) nearest = i;
  }
  const part = start ? points.slice(0, nearest + 1) : points.slice(nearest);
  return part.length > 1 ? part : undefined;
}

function kindOf<K>({ kindOn }: Country<K>, hex: number, others: readonly (number | undefined)[], drawn: K): K {
  const other = others.find((o) => o !== undefined && o >= 0);
  return hex < 0 || other === undefined ? drawn : kindOn(hex, other, drawn);
}

interface Done {
  add(hex: number, line: Line, others: readonly (number | undefined)[]): void;
  has(hex: number, other: number): boolean;
  /** The point drawn in a hex nearest to p. */
  nearest(hex: number, p: GroundPoint): GroundPoint | undefined;
}

function createDone(): Done {
  const reached = new Set<string>();
  const points = new Map<number, GroundPoint[]>();
  return {
    add(hex, line, others) {
      points.set(hex, [...(points.get(hex) ?? []), ...line]);
      for (const other of others) if (other !== undefined && other >= 0) reached.add(`${hex}>${other}`);
    },
    has: (hex, other) => reached.has(`${hex}>${other}`),
    nearest(hex, p) {
      const far = ([x, y]: GroundPoint): number => Math.hypot(x - p[0], y - p[1]);
      return points.get(hex)?.reduce((best, q) => (far(q) < far(best) ? q : best));
    },
  };
}

/** Sides without a true line: within each hex they join what is drawn there, or one another. */
function missing<K>({ grid, exits, strongest }: Country<K>, sides: readonly RouteSide<K>[], done: Done): Way<K>[] {
  const lone = new Map<number, RouteSide<K>[]>();
  const out: Way<K>[] = [];
  for (const side of sides) {
    for (const [hex, other] of [
      [side.a, side.b],
      [side.b, side.a],
    ] as const) {
      if (done.has(hex, other)) continue;
      const p = grid.centre(side.a);
      const q = grid.centre(side.b);
      const at: GroundPoint = [(p.x + q.x) / 2, (p.y + q.y) / 2];
      const to = done.nearest(hex, at);
      if (to) out.push({ kind: side.kind, line: [at, to] });
      else lone.set(hex, [...(lone.get(hex) ?? []), side]);
    }
  }
  return [...out, ...[...lone].flatMap(([hex, list]) => waysThrough(grid, list, exits, strongest, hex))];
}
