import { createGrid, type Grid, type HexId } from '@bocage/hex';
import { smooth } from './curves.js';
import type { Box, Point } from './geometry.js';
import { createInside } from './inside.js';
import type { Layers, NamedArea, NamedLine, NamedPoint } from './layers.js';
import { createProjection } from './projection.js';
import type { Pins, Sheet } from './sheet.js';

export type Placed<T, K extends string, V> = Omit<T, K> & Readonly<Record<K, V>>;
export type LineOnSheet = Placed<NamedLine, 'points', readonly Point[]>;
export type AreaOnSheet = Placed<NamedArea, 'ring', readonly Point[]>;
export type PointOnSheet = Placed<NamedPoint, 'at', Point>;

/** The layers laid on one sheet: everything in its hex units, lines and areas as smooth curves; what lies far from the sheet is left out. */
export interface SheetGround {
  readonly sheet: Sheet;
  readonly pins: Pins;
  readonly grid: Grid;
  readonly box: Box;
  readonly land: readonly (readonly Point[])[];
  readonly isLand: (point: Point) => boolean;
  readonly rivers: readonly LineOnSheet[];
  readonly roads: readonly LineOnSheet[];
  readonly railways: readonly LineOnSheet[];
  readonly beaches: readonly LineOnSheet[];
  readonly sideLines: Readonly<Record<string, readonly LineOnSheet[]>>;
  readonly areas: readonly AreaOnSheet[];
  readonly places: readonly PointOnSheet[];
  readonly sites: readonly PointOnSheet[];
  readonly bridges: readonly PointOnSheet[];
  readonly names: readonly PointOnSheet[];
}

const LINE_STEP = 0.12;
const NEAR = 4;
/** Grids finer than this show the outlines of villages and the sectors of the beaches. */
const FINE_METRES = 1500;

function boxOf(grid: Grid): Box {
  const centres = Array.from({ length: grid.size }, (_, hex) => grid.centre(hex));
  const corner = 1 / Math.sqrt(3);
  const [dx, dy] = grid.spec.orientation === 'flat' ? [corner, 0.5] : [0.5, corner];
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return { left: Math.min(...xs) - dx, right: Math.max(...xs) + dx, top: Math.min(...ys) - dy, bottom: Math.max(...ys) + dy };
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function comesNear(points: readonly Point[], { left, right, top, bottom }: Box): boolean {
  return (
    points.some(([x]) => x >= left) &&
    points.some(([x]) => x <= right) &&
    points.some(([, y]) => y >= top) &&
    points.some(([, y]) => y <= bottom)
  );
}

export function layOnSheet(layers: Layers, sheet: Sheet, pins: Pins): SheetGround {
  const grid = createGrid(sheet.grid);
  const project = createProjection(sheet);
  const box = boxOf(grid);
  const near = grow(box, NEAR);
  const curve = (points: NamedLine['points']): Point[][] => {
    const laid = points.map(project);
    return comesNear(laid, near) ? [smooth(laid, LINE_STEP, near)] : [];
  };
  const lines = (all: readonly NamedLine[]): LineOnSheet[] => all.flatMap((one) => curve(one.points).map((points) => ({ ...one, points })));
  const areas = (all: readonly NamedArea[]): AreaOnSheet[] => all.flatMap((one) => curve(one.ring).map((ring) => ({ ...one, ring })));
  const points = (all: readonly NamedPoint[]): PointOnSheet[] => all.map((one) => ({ ...one, at: project(one.at) }));
  const pinned = new Set([...pins.places, ...pins.hexes].flatMap(({ place }) => place ?? []));
  const isFine = sheet.place.hexMetres < FINE_METRES;
  const land = layers.coast.map(({ ring }) => ring.map(project)).filter((ring) => comesNear(ring, near));
  return {
    sheet,
    pins,
    grid,
    box,
    land,
    isLand: createInside(land),
    rivers: lines(layers.rivers),
    roads: lines(layers.roads.filter(({ kind }) => kind in sheet.roadsOnSides)),
    railways: lines(layers.railways),
    beaches: lines(layers.beaches.filter(({ kind }) => isFine || !kind.includes(':'))),
    sideLines: Object.fromEntries(Object.entries(layers.sideLines).map(([layer, all]) => [layer, lines(all)])),
    areas: areas(layers.areas.filter(({ kind }) => isFine || kind !== 'village')),
    places: points(layers.places.filter(({ name, rank }) => rank <= sheet.placesTo || pinned.has(name))),
    sites: points(layers.sites),
    bridges: points(layers.bridges),
    names: points(layers.names),
  };
}

export function hexOf(grid: Grid, label: string): HexId {
  const hex = grid.parse(label);
  if (hex === undefined) throw new Error(`no hex ${label} on this sheet`);
  return hex;
}

export function centreOf(grid: Grid, hex: HexId): Point {
  const { x, y } = grid.centre(hex);
  return [x, y];
}
