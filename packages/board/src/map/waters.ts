import type { Grid } from '@bocage/hex';

import type { GroundFile, GroundPoint } from '../map-file.js';
import { type Drawn, drawn, pieces } from './paths.js';
import type { PlacedSide } from './sheet.js';
import { type Line, type Station, stations } from './smooth.js';
import { sideEnds, watercourses } from './watercourses.js';

/** A short piece of a river and how wide it is there, in hex units. */
export interface RiverPiece extends Drawn {
  readonly width: number;
}

export interface Crossing {
  readonly x: number;
  readonly y: number;
  /** Along the way that crosses. */
  readonly angle: number;
}

export interface Waters {
  readonly rivers: readonly RiverPiece[];
  /** Small water the rules do not know. */
  readonly streams: readonly Drawn[];
  readonly flooded: readonly (Drawn & { readonly reeds: readonly Station[] })[];
  /** Hexsides that are all sea between two land hexes. */
  readonly seaSides: readonly Drawn[];
  readonly bridges: readonly Crossing[];
}

const WIDEST = 0.13;
const NARROWEST = 0.035;
/** A stream this near to a river of the rules is the same water. */
const SAME_WATER = 0.95;

export function watersOf(
  grid: Grid,
  sides: readonly PlacedSide[],
  ground: GroundFile | undefined,
  isSea: (hex: number) => boolean,
): Waters {
  const courses = watercourses(
    grid,
    sides.filter((s) => s.river !== undefined || s.flooded),
    isSea,
  );
  const isRuled = courses.length > 0;
  const lines = (ground?.lines ?? []).filter((l) => l.kind === 'river' || l.kind === 'canal');
  return {
    rivers: isRuled
      ? courses.flatMap((c) => riverPieces(c.points, c.width))
      : lines.flatMap((l) => riverPieces(l.points, l.width ?? [0.4, 0.6])),
    streams: isRuled
      ? apart(
          lines.map((l) => l.points),
          courses.map((c) => c.points),
        ).map((l) => drawn(l, 'open'))
      : [],
    flooded: floodedBands(grid, sides, isSea),
    seaSides: sides.filter((s) => s.sea).flatMap((s) => sideLine(grid, s)),
    bridges: sides.filter((s) => s.bridge !== undefined).map((s) => crossing(grid, s)),
  };
}

function riverPieces(line: Line, [from, to]: readonly [number, number]): RiverPiece[] {
  const parts = pieces(line, 3);
  return parts.map((part, i) => {
    const share = from + ((to - from) * (i + 0.5)) / parts.length;
    return { ...drawn(part, 'open'), width: NARROWEST + (WIDEST - NARROWEST) * Math.max(0, Math.min(1, share)) };
  });
}

function floodedBands(grid: Grid, sides: readonly PlacedSide[], isSea: (hex: number) => boolean): Waters['flooded'] {
  const courses = watercourses(
    grid,
    sides.filter((s) => s.flooded),
    isSea,
  );
  return courses.flatMap((c) => pieces(c.points, 24).map((p) => ({ ...drawn(p, 'open'), reeds: stations(p, 0.17) })));
}

function sideLine(grid: Grid, side: PlacedSide): Drawn[] {
  const ends = sideEnds(grid, side.a, side.b);
  return ends ? [drawn(ends, 'open')] : [];
}

function crossing(grid: Grid, side: PlacedSide): Crossing {
  const a = grid.centre(side.a);
  const b = grid.centre(side.b);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

/** The stretches of `lines` that stay clear of all `others`. */
function apart(lines: readonly Line[], others: readonly Line[]): Line[] {
  const cells = new Map<string, GroundPoint[]>();
  const key = (x: number, y: number): string => `${Math.floor(x)},${Math.floor(y)}`;
  for (const line of others) {
    for (const p of line) {
      const k = key(p[0], p[1]);
      cells.set(k, [...(cells.get(k) ?? []), p]);
    }
  }
  const isNear = ([x, y]: GroundPoint): boolean => {
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (const q of cells.get(key(x + i, y + j)) ?? []) if (Math.hypot(q[0] - x, q[1] - y) < SAME_WATER) return true;
      }
    }
    return false;
  };
  return lines.flatMap((line) => runs(line, (p) => !isNear(p)));
}

function runs(line: Line, keep: (p: GroundPoint) => boolean): Line[] {
  const out: GroundPoint[][] = [];
  let run: GroundPoint[] | undefined;
  for (const p of line) {
    if (!keep(p)) run = undefined;
    else if (run) run.push(p);
    else out.push((run = [p]));
  }
  return out.filter((r) => r.length > 2);
}
