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

/** The layers laid on one sheet: everything in its hex units, lines and areas as smooth curves. */
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
  readonly areas: readonly AreaOnSheet[];
  readonly places: readonly PointOnSheet[];
  readonly sites: readonly PointOnSheet[];
  readonly bridges: readonly PointOnSheet[];
  readonly names: readonly PointOnSheet[];
}

const LINE_STEP = 0.12;

function boxOf(grid: Grid): Box {
  const centres = Array.from({ length: grid.size }, (_, hex) => grid.centre(hex));
  const corner = 1 / Math.sqrt(3);
  const [dx, dy] = grid.spec.orientation === 'flat' ? [corner, 0.5] : [0.5, corner];
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return { left: Math.min(...xs) - dx, right: Math.max(...xs) + dx, top: Math.min(...ys) - dy, bottom: Math.max(...ys) + dy };
}

export function layOnSheet(layers: Layers, sheet: Sheet, pins: Pins): SheetGround {
  const grid = createGrid(sheet.grid);
  const project = createProjection(sheet);
  const line = (one: NamedLine): LineOnSheet => ({ ...one, points: smooth(one.points.map(project), LINE_STEP) });
  const area = (one: NamedArea): AreaOnSheet => ({ ...one, ring: smooth(one.ring.map(project), LINE_STEP) });
  const point = (one: NamedPoint): PointOnSheet => ({ ...one, at: project(one.at) });
  const pinned = new Set(pins.places.map(({ place }) => place));
  const land = layers.coast.map(({ ring }) => ring.map(project));
  return {
    sheet,
    pins,
    grid,
    box: boxOf(grid),
    land,
    isLand: createInside(land),
    rivers: layers.rivers.map(line),
    roads: layers.roads.filter(({ kind }) => kind in sheet.roadsOnSides).map(line),
    railways: layers.railways.map(line),
    beaches: layers.beaches.map(line),
    areas: layers.areas.map(area),
    places: layers.places.filter(({ name, rank }) => rank <= sheet.placesTo || pinned.has(name)).map(point),
    sites: layers.sites.map(point),
    bridges: layers.bridges.map(point),
    names: layers.names.map(point),
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
