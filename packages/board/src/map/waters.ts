import type { Grid } from '@bocage/hex';
import type { GroundFile, GroundPoint } from '../map-file.js';
import { type Drawn, drawn, pieces } from './paths.js';
import { pullToGround } from './river-pull.js';
import type { PlacedSide } from './sheet.js';
import { type Line, rounded, type Station, stations } from './smooth.js';
import { sideEnds, type Watercourse, watercourses } from './watercourses.js';

/** A short piece of a river and how wide it is there, in hex units. */
export interface RiverPiece extends Drawn {
  readonly width: number;
  /** In the sea, or in an estuary the picture shows as sea. */
  readonly afloat: boolean;
}

type IsLand = (x: number, y: number) => boolean;

export interface Crossing {
  readonly x: number;
  readonly y: number;
  /** Along the way that crosses. */
  readonly angle: number;
}

export interface Waters {
  readonly rivers: readonly RiverPiece[];
  /** Rivers of the rules by name, for their labels. */
  readonly courses: readonly Watercourse[];
  /** Small water the rules do not know. */
  readonly streams: readonly Drawn[];
  readonly flooded: readonly (Drawn & { readonly reeds: readonly Station[] })[];
  /** Hexsides that are all sea between two land hexes. */
  readonly seaSides: readonly Drawn[];
  readonly bridges: readonly Crossing[];
}

const WIDEST = 0.115;
const NARROWEST = 0.03;
/** A stream this near to a river of the rules is the same water. */
const SAME_WATER = 0.95;
const BRIDGE_REACH = 0.35;
const USUAL: readonly [number, number] = [0.25, 0.7];

export interface WaterTests {
  /** By the rules. */
  readonly isSea: (hex: number) => boolean;
  /** By the picture. */
  readonly isLand: IsLand;
}

export function watersOf(grid: Grid, sides: readonly PlacedSide[], ground: GroundFile | undefined, tests: WaterTests): Waters {
  const { isSea, isLand } = tests;
  const lines = (ground?.lines ?? []).filter((l) => l.kind === 'river' || l.kind === 'canal');
  const courses = coursesOf(grid, sides, isSea, lines);
  const widths = riverWidths(lines);
  return {
    rivers:
      courses.length > 0
        ? courses.flatMap((c) => riverPieces(c.points, courseWidth(c, widths), isLand))
        : lines.flatMap((l) => riverPieces(rounded(l.points), widths.get(l.name ?? '') ?? USUAL, isLand)),
    courses,
    streams: courses.length > 0 ? streamsOf(lines, courses) : [],
    flooded: floodedBands(grid, sides, isSea, lines),
    seaSides: sides.filter((s) => s.sea).flatMap((s) => sideLine(grid, s)),
    bridges: sides.filter((s) => s.bridge !== undefined).map((s) => bridgeOver(crossing(grid, s), courses)),
  };
}

interface RuledCourse extends Watercourse {
  readonly class: string;
}

/** A river that changes its class is two rivers here; a name never has a tab in it. */
function coursesOf(grid: Grid, sides: readonly PlacedSide[], isSea: (hex: number) => boolean, lines: GroundFile['lines']): RuledCourse[] {
  const wet = sides
    .filter((s) => s.river !== undefined || s.flooded)
    .map((s) => ({ a: s.a, b: s.b, name: `${s.river ?? ''}\t${s.class ?? ''}` }));
  const classed = watercourses(grid, wet, isSea).map((c) => {
    const [name = '', ofClass = ''] = c.name.split('\t');
    return { ...c, name, class: ofClass };
  });
  return pullToGround(classed, lines).map((c, i) => ({ ...c, class: classed[i]?.class ?? '' }));
}

/** Where a game has classes of rivers they are told by width; within its class a river tapers. */
const CLASS_WIDTH: Readonly<Record<string, readonly [number, number]>> = {
  major: [0.62, 1],
  river: [0.62, 1],
  canal: [0.62, 0.75],
  minor: [0.05, 0.3],
  stream: [0, 0.2],
};

function courseWidth(
  { name, share, class: ofClass }: RuledCourse,
  widths: ReadonlyMap<string, readonly [number, number]>,
): readonly [number, number] {
  const [from, to] = CLASS_WIDTH[ofClass] ?? widths.get(name) ?? USUAL;
  return [from + (to - from) * share[0], from + (to - from) * share[1]];
}

/** A bridge stands on the river as it is drawn. */
function bridgeOver(at: Crossing, courses: readonly Watercourse[]): Crossing {
  let best = at;
  let least = BRIDGE_REACH;
  for (const { points } of courses) {
    for (const [i, [x, y]] of points.entries()) {
      const far = Math.hypot(x - at.x, y - at.y);
      if (far >= least) continue;
      least = far;
      const [px, py] = points[i - 1] ?? (points[i] as GroundPoint);
      const [nx, ny] = points[i + 1] ?? (points[i] as GroundPoint);
      best = { x, y, angle: Math.atan2(ny - py, nx - px) + Math.PI / 2 };
    }
  }
  return best;
}

/** The picture's relative widths, brought to 0 … 1. */
function riverWidths(lines: GroundFile['lines']): Map<string, readonly [number, number]> {
  const most = Math.max(0.001, ...lines.map((l) => Math.max(...(l.width ?? [0]))));
  const out = new Map<string, readonly [number, number]>();
  for (const l of lines) if (l.width) out.set(l.name ?? '', [l.width[0] / most, l.width[1] / most]);
  return out;
}

function riverPieces(line: Line, [from, to]: readonly [number, number], isLand: IsLand): RiverPiece[] {
  const parts = pieces(line, 3);
  return parts.map((part, i) => {
    const share = from + ((to - from) * (i + 0.5)) / parts.length;
    const [x, y] = part[Math.floor(part.length / 2)] as GroundPoint;
    return { ...drawn(part, 'open'), afloat: !isLand(x, y), width: NARROWEST + (WIDEST - NARROWEST) * Math.max(0, Math.min(1, share)) };
  });
}

function floodedBands(
  grid: Grid,
  sides: readonly PlacedSide[],
  isSea: (hex: number) => boolean,
  lines: GroundFile['lines'],
): Waters['flooded'] {
  const wet = sides.filter((s) => s.flooded).map((s) => ({ a: s.a, b: s.b, name: '' }));
  const courses = pullToGround(watercourses(grid, wet, isSea), lines);
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

/** The stretches of the picture's rivers that stay clear of all rivers of the rules. */
function streamsOf(lines: GroundFile['lines'], courses: readonly Watercourse[]): Drawn[] {
  const cells = new Map<string, GroundPoint[]>();
  const key = (x: number, y: number): string => `${Math.floor(x)},${Math.floor(y)}`;
  for (const p of courses.flatMap((c) => c.points)) {
    const k = key(p[0], p[1]);
    const list = cells.get(k);
    if (list) list.push(p);
    else cells.set(k, [p]);
  }
  const isNear = ([x, y]: GroundPoint): boolean => {
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (const q of cells.get(key(x + i, y + j)) ?? []) if (Math.hypot(q[0] - x, q[1] - y) < SAME_WATER) return true;
      }
    }
    return false;
  };
  return lines.flatMap((l) => runs(rounded(l.points), (p) => !isNear(p))).map((l) => drawn(l, 'open'));
}

function runs(line: Line, keep: (p: GroundPoint) => boolean): Line[] {
  const out: GroundPoint[][] = [];
  let run: GroundPoint[] | undefined;
  for (const p of line) {
    if (!keep(p)) run = undefined;
    else if (run) run.push(p);
    else {
      run = [p];
      out.push(run);
    }
  }
  return out.filter((r) => r.length > 2);
}
