import { roundCorners, simplify } from './curves.js';
import { type Box, clipLine, clipRing, type Point } from './geometry.js';
import type { AreaKind, GroundArea, GroundLine, GroundPoint, LineKind } from './map-file.js';
import type { LineOnSheet, SheetGround } from './sheet-ground.js';
import { createSquares } from './squares.js';

// A curve may stray this far from the true one: less than a pixel at play zoom.
const TOLERANCE = 0.008;
// The coast is digitised in steps of about 90 m: a line close to it, corners rounded.
const COAST_TOLERANCE = 0.016;
const SAND = 0.12;
// Square hexes: smaller woods and orchards would be specks; towns are drawn however small.
const SPECK = 0.015;
const ALWAYS = ['city', 'town', 'beach'];

export const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = (points: readonly Point[]): GroundPoint[] => points.map(([x, y]) => [round(x), round(y)]);

const RIVER_WIDTHS: Readonly<Record<string, readonly [number, number]>> = {
  major: [1.2, 2.6],
  minor: [0.5, 1.4],
  stream: [0.3, 0.7],
  canal: [1, 1],
};
const ROADS: Readonly<Record<string, LineKind>> = { lane: 'lane', minor: 'road-minor', major: 'road-major' };
const SIDE_LINES: Readonly<Record<string, LineKind>> = { cliffs: 'cliff', 'sea-walls': 'sea-wall', ridges: 'ridge' };

/** Roads last, the best on top. */
export function linesOf(ground: SheetGround, frame: Box): GroundLine[] {
  const cut = (lines: readonly LineOnSheet[], entry: (line: LineOnSheet) => Omit<GroundLine, 'points'>): GroundLine[] =>
    lines.flatMap((line) =>
      clipLine(line.points, frame).map((points) => ({ ...entry(line), points: rounded(simplify(points, TOLERANCE)) })),
    );
  return [
    ...Object.entries(SIDE_LINES).flatMap(([layer, kind]) => cut(ground.sideLines[layer] ?? [], ({ name }) => ({ kind, name }))),
    ...cut(ground.rivers, ({ name, kind }) => ({ kind: kind === 'canal' ? 'canal' : 'river', name, width: RIVER_WIDTHS[kind] ?? [1, 1] })),
    ...cut(ground.railways, ({ name }) => ({ kind: 'rail', name })),
    ...Object.entries(ROADS).flatMap(([road, kind]) =>
      cut(
        ground.roads.filter((line) => line.kind === road),
        ({ name }) => ({ kind, name }),
      ),
    ),
    ...squareLines(ground),
  ];
}

/** The reference grid, each line named by the number east or north it begins. */
function squareLines({ sheet, box }: SheetGround): GroundLine[] {
  if (!sheet.squares) return [];
  const squares = createSquares(sheet, sheet.squares);
  const corners: readonly Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  const ends = corners.map(squares.at);
  const range = (axis: 0 | 1): [number, number] => [
    Math.floor(Math.min(...ends.map((end) => end[axis]))),
    Math.ceil(Math.max(...ends.map((end) => end[axis]))),
  ];
  const [[west, east], [south, north]] = [range(0), range(1)];
  const along = (from: number, to: number, at: (step: number) => Point): GroundLine['points'] => {
    const inside = Array.from({ length: (to - from) * 100 + 1 }, (_, i) => at(from + i / 100)).filter(
      ([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    return inside.length < 2 ? [] : rounded([inside[0] as Point, inside.at(-1) as Point]);
  };
  const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return [
    ...numbers(west, east).map(
      (e): GroundLine => ({ kind: 'square', name: String(e).padStart(2, '0'), points: along(south, north, (n) => squares.corner(e, n)) }),
    ),
    ...numbers(south, north).map(
      (n): GroundLine => ({ kind: 'square', name: String(n).padStart(2, '0'), points: along(west, east, (e) => squares.corner(e, n)) }),
    ),
  ].filter(({ points }) => points.length > 1);
}

/** A strip of sand: the authored shore line moved a little to sea and to land. */
function strip(points: readonly Point[], width: number): Point[] {
  const offset = (sign: number): Point[] =>
    points.map(([x, y], i) => {
      const before = points[Math.max(0, i - 1)] as Point;
      const after = points[Math.min(points.length - 1, i + 1)] as Point;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
      return [x - (sign * width * (after[1] - before[1])) / length, y + (sign * width * (after[0] - before[0])) / length];
    });
  return [...offset(1), ...offset(-1).reverse()];
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring[(i + ring.length - 1) % ring.length] as Point;
    return sum + px * y - x * py;
  }, 0);
  return Math.abs(twice) / 2;
}

export function areasOf(ground: SheetGround, frame: Box): GroundArea[] {
  const beaches = ground.beaches
    .filter(({ kind }) => !kind.includes(':'))
    .map(({ name, points }): GroundArea => ({ kind: 'beach', name, ring: rounded(clipRing(strip(points, SAND), frame)) }));
  const areas = ground.areas.map(({ kind, name, ring }): GroundArea => {
    const curve = simplify(ring, TOLERANCE).slice(0, -1);
    return { kind: kind as AreaKind, name, ring: rounded(clipRing(curve, frame)) };
  });
  return [...areas, ...beaches].filter(({ kind, ring }) => ring.length > 2 && (ALWAYS.includes(kind) || areaOf(ring) >= SPECK));
}

export function landOf({ land }: SheetGround, frame: Box): GroundPoint[][] {
  const curves = land.map((ring) => roundCorners(simplify(ring, COAST_TOLERANCE).slice(0, -1), 2));
  return curves.map((ring) => rounded(clipRing(ring, frame))).filter((ring) => ring.length > 2);
}
