import type { CompiledSheet } from './compile-map.js';
import { roundCorners, simplify } from './curves.js';
import { type Box, clipLine, clipRing, inBox, type Point } from './geometry.js';
import type { AreaKind, GroundArea, GroundFile, GroundLabel, GroundLine, GroundPoint, LineKind } from './map-file.js';
import { centreOf, hexOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';

const MARGIN = 2;
const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = (points: readonly Point[]): GroundPoint[] => points.map(([x, y]) => [round(x), round(y)]);

function frameOf({ box }: SheetGround): Box {
  return { left: box.left - MARGIN, top: box.top - MARGIN, right: box.right + MARGIN, bottom: box.bottom + MARGIN };
}

function linesOf(ground: SheetGround, frame: Box): GroundLine[] {
  const cut = (lines: readonly LineOnSheet[], entry: (line: LineOnSheet) => Omit<GroundLine, 'points'>): GroundLine[] =>
    lines.flatMap((line) => clipLine(line.points, frame).map((points) => ({ ...entry(line), points: rounded(points) })));
  const widths: Readonly<Record<string, readonly [number, number]>> = {
    major: [1.2, 2.6],
    minor: [0.5, 1.4],
    stream: [0.3, 0.7],
    canal: [1, 1],
  };
  return [
    ...cut(ground.rivers, ({ name, kind }) => ({ kind: kind === 'canal' ? 'canal' : 'river', name, width: widths[kind] ?? [1, 1] })),
    ...cut(ground.railways, ({ name }) => ({ kind: 'rail', name })),
    ...cut(
      [...ground.roads].sort((a, b) => b.kind.localeCompare(a.kind)),
      ({ name, kind }) => ({ kind: `road-${kind}` as LineKind, name }),
    ),
  ];
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

function areasOf(ground: SheetGround, frame: Box): GroundArea[] {
  const beaches = ground.beaches.map(({ name, points }): GroundArea => ({ kind: 'beach', name, ring: rounded(strip(points, 0.12)) }));
  const areas = ground.areas
    .map(({ kind, name, ring }): GroundArea => ({ kind: kind as AreaKind, name, ring: rounded(clipRing(ring.slice(0, -1), frame)) }))
    .filter(({ ring }) => ring.length > 2);
  return [...areas, ...beaches];
}

/** A place is written where it lies, or at the rim of its pinned hex when the ground puts it outside. */
function placeLabels({ ground, places }: CompiledSheet): GroundLabel[] {
  return ground.places
    .filter((place) => places.hexes.has(place) && (place.kind === 'place' || place.kind === 'site'))
    .map((place) => {
      const { name, rank, at } = place;
      const hex = places.hexes.get(place) as number;
      const [x, y] = centreOf(ground.grid, hex);
      const isInside = ground.grid.hexAt(at[0], at[1]) === hex;
      const pull = isInside ? 1 : 0.42 / Math.hypot(at[0] - x, at[1] - y);
      return { text: name, at: [round(x + (at[0] - x) * pull), round(y + (at[1] - y) * pull)], kind: 'place', rank };
    });
}

/** A beach is named at sea before its hexes, or before its shore where the sheet pins none. */
function beachLabels({ grid, pins, beaches }: SheetGround): GroundLabel[] {
  return beaches.map(({ kind, name, points }) => {
    const hexes = pins.hexes.filter(({ features }) => features?.includes(`beach:${kind}`)).flatMap((pin) => pin.hexes);
    const centres = hexes.map((hex) => centreOf(grid, hexOf(grid, hex)));
    const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
    const [x, y] = centres.length > 0 ? [mean(0), Math.min(...centres.map((centre) => centre[1]))] : (points[points.length >> 1] as Point);
    return { text: name, at: [round(x), round(y - 0.75)], kind: 'beach', rank: 2 };
  });
}

function nameLabels(ground: SheetGround): GroundLabel[] {
  const names = ground.names
    .filter(({ at }) => inBox(ground.box, at))
    .map(({ name, kind, rank, angle, at: [x, y] }): GroundLabel => {
      return { text: name, at: [round(x), round(y)], kind: kind as GroundLabel['kind'], rank, ...(angle === 0 ? {} : { angle }) };
    });
  return [...names, ...beachLabels(ground)];
}

// The coast is digitised in steps of about 90 m: a line within 40 m of it, corners rounded.
const COAST_TOLERANCE = 0.016;

function landOf({ land }: SheetGround, frame: Box): GroundPoint[][] {
  const curves = land.map((ring) => roundCorners(simplify(ring, COAST_TOLERANCE).slice(0, -1), 2));
  return curves.map((ring) => rounded(clipRing(ring, frame))).filter((ring) => ring.length > 2);
}

export function groundFileOf(sheet: CompiledSheet): GroundFile {
  const { ground } = sheet;
  const frame = frameOf(ground);
  return {
    from: ground.sheet.from,
    land: landOf(ground, frame),
    areas: areasOf(ground, frame),
    lines: linesOf(ground, frame),
    labels: [...placeLabels(sheet), ...nameLabels(ground)],
  };
}
