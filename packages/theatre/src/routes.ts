import type { HexId, SideId } from '@bocage/hex';
import { cheapest, type Step } from './cheapest.js';
import { crossings, distance, distanceToLine, midpoint, type Point } from './geometry.js';
import type { Land } from './land.js';
import type { PlaceHexes } from './places.js';
import type { Rivers } from './rivers.js';
import { centreOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';

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

function createSteps({ ground, land, rivers, sea }: RoadBed, line: readonly Point[]): (from: HexId) => Step[] {
  const { grid } = ground;
  const fords = ground.rivers.flatMap(({ name, points }) => crossings(line, points).map((at) => ({ name, at })));
  const isFord = (river: string, at: Point): boolean => fords.some((ford) => ford.name === river && distance(ford.at, at) < BRIDGE_NEAR);
  const strays = new Map<string, number>();
  const strayOf = (point: Point): number => {
    const key = point.join();
    const stray = strays.get(key) ?? distanceToLine(point, line) ** 2;
    strays.set(key, stray);
    return stray;
  };
  const costOf = (side: SideId, from: Point, to: Point): number => {
    const at = midpoint(from, to);
    const river = rivers.bySide.get(side);
    return 1 + STRAY * (strayOf(to) + strayOf(at)) + (river === undefined || isFord(river, at) ? 0 : NO_BRIDGE);
  };
  return (from) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const to = grid.neighbour(from, direction);
      const side = grid.side(from, direction);
      if (to < 0 || !land.isLandHex(to) || sea.has(side)) return [];
      return [{ to, cost: costOf(side, centreOf(grid, from), centreOf(grid, to)) }];
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
    } else if (hex < 0) {
      part?.push(last);
      part = undefined;
    }
  }
  part?.push(last);
  return parts;
}

/** Lays roads or railways through hexes: along their line, through the hexes of their places, over rivers where the line crosses. */
export function compileRoutes(bed: RoadBed, lines: readonly LineOnSheet[]): Route[] {
  const routes = lines.flatMap((line) => {
    const steps = createSteps(bed, line.points);
    return stopsOf(bed, line).map((stops): Route => {
      const hexes = [stops[0] as HexId];
      for (const stop of stops) {
        const way = cheapest(hexes.at(-1) as HexId, (hex) => hex === stop, steps);
        if (!way) throw new Error(`${line.name} cannot reach ${bed.ground.grid.label(stop)}`);
        hexes.push(...way.slice(1));
      }
      return { name: line.name, kind: line.kind, hexes };
    });
  });
  return routes.filter(({ hexes }) => hexes.length > 1);
}
