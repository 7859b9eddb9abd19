import type { Grid } from '@bocage/hex';
import type { GroundPoint } from '../map-file.js';
import type { Line } from './smooth.js';

export interface RouteSide<K> {
  readonly a: number;
  readonly b: number;
  readonly kind: K;
  /** Hex units to the left of the way from a to b: room for a road beside a railway. */
  readonly beside: number;
}

/** By hex on the rim: points where a way may leave the sheet. */
export type Exits = ReadonlyMap<number, readonly GroundPoint[]>;

export interface Way<K> {
  readonly kind: K;
  readonly line: Line;
}

interface End<K> {
  readonly at: GroundPoint;
  readonly kind: K;
  /** How far the crossing was moved aside. */
  readonly off: GroundPoint;
}

/**
 * Roads or rails as the rules know them: across the hexsides they count for, curving inside the hexes.
 * `strongest` runs through a junction unbroken where it can; the others join it. With `only`, the part inside one hex.
 */
export function waysThrough<K>(grid: Grid, sides: readonly RouteSide<K>[], exits: Exits, strongest: K, only?: number): Way<K>[] {
  const ends = new Map<number, End<K>[]>();
  for (const side of sides) {
    const end = crossing(grid, side);
    for (const hex of only === undefined ? [side.a, side.b] : [only]) ends.set(hex, [...(ends.get(hex) ?? []), end]);
  }
  return [...ends].flatMap(([hex, list]) => {
    const { x, y } = grid.centre(hex);
    const single = list.length === 1 ? list[0] : undefined;
    const exit = single && straightOn([x, y], single.at, exits.get(hex) ?? []);
    return throughHex([x, y], exit && single ? [...list, { at: exit, kind: single.kind, off: single.off }] : list, strongest);
  });
}

function crossing<K>(grid: Grid, { a, b, kind, beside }: RouteSide<K>): End<K> {
  const p = grid.centre(a);
  const q = grid.centre(b);
  const off: GroundPoint = [(q.y - p.y) * beside, -(q.x - p.x) * beside];
  return { at: [(p.x + q.x) / 2 + off[0], (p.y + q.y) / 2 + off[1]], kind, off };
}

/** The exit that needs no turning back. */
function straightOn(centre: GroundPoint, end: GroundPoint, exits: readonly GroundPoint[]): GroundPoint | undefined {
  return exits.find(([x, y]) => (x - centre[0]) * (end[0] - centre[0]) + (y - centre[1]) * (end[1] - centre[1]) <= 0.01);
}

/** The two ends most nearly opposite run through; every other joins where they are nearest the centre. */
function throughHex<K>(centre: GroundPoint, ends: readonly End<K>[], strongest: K): Way<K>[] {
  const first = ends[0] as End<K>;
  if (ends.length === 1) return [{ kind: first.kind, line: [first.at, moved(centre, first.off)] }];
  const [a, b] = mainPair(centre, ends, strongest);
  const via = moved(centre, [(a.off[0] + b.off[0]) / 2, (a.off[1] + b.off[1]) / 2]);
  const main = bend(a.at, via, b.at);
  const half = Math.floor(main.length / 2);
  const joint = main[half] as GroundPoint;
  const through: Way<K>[] =
    a.kind === b.kind
      ? [{ kind: a.kind, line: main }]
      : [
          { kind: a.kind, line: main.slice(0, half + 1) },
          { kind: b.kind, line: main.slice(half) },
        ];
  return [...through, ...ends.filter((e) => e !== a && e !== b).map((e) => ({ kind: e.kind, line: [e.at, joint] }))];
}

function moved(p: GroundPoint, by: GroundPoint): GroundPoint {
  return [p[0] + by[0], p[1] + by[1]];
}

function mainPair<K>(centre: GroundPoint, ends: readonly End<K>[], strongest: K): readonly [End<K>, End<K>] {
  const strong = ends.filter((e) => e.kind === strongest);
  const among = strong.length > 1 ? strong : ends;
  let best: readonly [End<K>, End<K>] = [among[0] as End<K>, among[1] as End<K>];
  let least = Infinity;
  for (const [i, a] of among.entries()) {
    for (const b of among.slice(i + 1)) {
      const off = Math.hypot(a.at[0] + b.at[0] - 2 * centre[0], a.at[1] + b.at[1] - 2 * centre[1]);
      if (off >= least) continue;
      least = off;
      best = [a, b];
    }
  }
  return best;
}

function bend(a: GroundPoint, via: GroundPoint, b: GroundPoint): Line {
  const out: GroundPoint[] = [];
  for (let k = 0; k <= 8; k++) {
    const t = k / 8;
    const u = 1 - t;
    out.push([u * u * a[0] + 2 * u * t * via[0] + t * t * b[0], u * u * a[1] + 2 * u * t * via[1] + t * t * b[1]]);
  }
  return out;
}
