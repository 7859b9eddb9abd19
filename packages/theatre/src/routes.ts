import type { Grid, HexId, SideId } from '@bocage/hex';
import { cheapest, type Step } from './cheapest.js';
import { distance, midpoint, type Point, pairs } from './geometry.js';
import { joinEnds } from './junctions.js';
import type { Land } from './land.js';
import { createLineIndex, type LineIndex } from './line-index.js';
import type { PlaceHexes } from './places.js';
import type { Rivers } from './rivers.js';
import { centreOf, hexOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';

export interface Route {
  readonly name: string;
  readonly kind: string;
  readonly hexes: readonly HexId[];
}

/** What lies under a road or railway. */
export interface RoadBed {
  readonly ground: SheetGround;
  readonly land: Land;
  readonly rivers: Rivers;
  readonly sea: ReadonlySet<SideId>;
  readonly places: PlaceHexes;
}

// What a step costs a road on its way: far from the true line, or over a river where the true line crosses none.
const STRAY = 5;
const NO_BRIDGE = 4;
const BRIDGE_NEAR = 1.15;
const BARRED = 20;

/** Where the true line crosses a river, near a point. */
function createFords({ ground }: RoadBed, courses: LineIndex, line: readonly Point[]): (river: string, at: Point) => boolean {
  const fords = pairs(line).flatMap(([a, b]) =>
    courses.crossings(a, b).map((ford) => ({ name: ground.rivers[ford.line]?.name, at: ford.at })),
  );
  return (river, at) => fords.some((ford) => ford.name === river && distance(ford.at, at) < BRIDGE_NEAR);
}

function createSteps(bed: RoadBed, courses: LineIndex, points: readonly Point[]): (from: HexId) => Step[] {
  const { land, rivers, sea } = bed;
  const { grid } = bed.ground;
  const isFord = createFords(bed, courses, points);
  const line = createLineIndex([points]);
  const middles = new Map<HexId, number>();
  const strayOf = (hex: HexId): number => {
    const stray = middles.get(hex) ?? line.distanceTo(centreOf(grid, hex)) ** 2;
    middles.set(hex, stray);
    return stray;
  };
  const barred = new Set(
    bed.ground.pins.sides.filter(({ road }) => road === null).map(({ a, b }) => grid.sideBetween(hexOf(grid, a), hexOf(grid, b))),
  );
  const costOf = (side: SideId, from: HexId, to: HexId): number => {
    const at = midpoint(centreOf(grid, from), centreOf(grid, to));
    const river = rivers.bySide.get(side)?.name;
    return (
      1 +
      STRAY * (strayOf(to) + line.distanceTo(at) ** 2) +
      (river === undefined || isFord(river, at) ? 0 : NO_BRIDGE) +
      (barred.has(side) ? BARRED : 0)
    );
  };
  return (from) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const to = grid.neighbour(from, direction);
      const side = grid.side(from, direction);
      if (to < 0 || !land.isLandHex(to) || sea.has(side)) return [];
      return [{ to, cost: costOf(side, from, to) }];
    });
}

/** The hexes each part of a line on the sheet must pass: its places, and where it enters, leaves or ends. */
function stopsOf({ ground: { grid }, land, places }: RoadBed, line: LineOnSheet): HexId[][] {
  const parts: HexId[][] = [];
  let part: HexId[] | undefined;
  let last: HexId | -1 = -1;
  for (const point of line.points) {
    const hex = grid.hexAt(point[0], point[1]);
    const place = places.hexAt(point);
    const here = place ?? (hex >= 0 && land.isLandHex(hex) ? hex : undefined);
    if (here !== undefined) {
      if (!part) parts.push((part = [here]));
      if (place !== undefined) part.push(place);
      last = here;
    } else if (hex < 0 || land.isOff(hex)) {
      part?.push(last);
      part = undefined;
    }
  }
  part?.push(last);
  return parts;
}

/** One part of a line from stop to stop; where there is no way the route breaks off and begins anew. */
function layPart(grid: Grid, { name, kind }: LineOnSheet, stops: readonly HexId[], steps: (from: HexId) => Step[]): Laid {
  const routes: Route[] = [];
  const troubles: string[] = [];
  let hexes = [stops[0] as HexId];
  for (const stop of stops) {
    const from = hexes.at(-1) as HexId;
    const way = cheapest(from, (hex) => hex === stop, steps);
    if (way) hexes.push(...way.slice(1));
    else {
      troubles.push(`${name} cannot reach ${grid.label(stop)} from ${grid.label(from)}`);
      routes.push({ name, kind, hexes });
      hexes = [stop];
    }
  }
  return { routes: [...routes, { name, kind, hexes }], troubles };
}

interface Laid {
  readonly routes: readonly Route[];
  readonly troubles: readonly string[];
}

/** Lays roads or railways through hexes: along their line, through the hexes of their places, over rivers where the line crosses. */
export function compileRoutes(bed: RoadBed, lines: readonly LineOnSheet[]): Laid {
  const { grid, rivers } = bed.ground;
  const courses = createLineIndex(rivers.map(({ points }) => points));
  const troubles: string[] = [];
  const byLine = new Map<LineOnSheet, readonly Route[]>();
  for (const line of lines) {
    const steps = createSteps(bed, courses, line.points);
    const parts = stopsOf(bed, line).map((stops) => layPart(grid, line, stops, steps));
    byLine.set(
      line,
      parts.flatMap(({ routes }) => routes),
    );
    troubles.push(...parts.flatMap((part) => part.troubles));
  }
  const routes = [...[...byLine.values()].flat(), ...joinEnds(bed, lines, byLine)];
  return { routes: routes.filter(({ hexes }) => hexes.length > 1), troubles };
}
