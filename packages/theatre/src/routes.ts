import type { HexId, SideId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import { crossings, distance, distanceToLine, midpoint, type Point } from './geometry.js';
import type { PlaceHexes } from './places.js';
import type { Rivers } from './rivers.js';
import { centreOf, type LineOnSheet, type SheetGround } from './sheet-ground.js';
import type { Terrain } from './terrain.js';

export interface Route {
  readonly name: string;
  readonly kind: string;
  readonly hexes: readonly HexId[];
}

const STRAY = 5;
const NO_BRIDGE = 4;
const FORD = 1.15;

/** Lays roads or railways through hexes: along their line, through the hexes of their places, over rivers only where the line crosses. */
export function compileRoutes(
  ground: SheetGround,
  lines: readonly LineOnSheet[],
  over: { readonly terrain: Terrain; readonly rivers: Rivers; readonly sea: ReadonlySet<SideId>; readonly places: PlaceHexes },
): Route[] {
  const { grid } = ground;

  function stepper(line: readonly Point[]): (node: number) => { to: number; cost: number }[] {
    const fords = ground.rivers.flatMap(({ name, points }) => crossings(line, points).map((at) => ({ name, at })));
    const isFord = (river: string, at: Point): boolean => fords.some((ford) => ford.name === river && distance(ford.at, at) < FORD);
    const strays = new Map<HexId, number>();
    const strayOf = (hex: HexId): number => {
      const known = strays.get(hex) ?? distanceToLine(centreOf(grid, hex), line) ** 2;
      strays.set(hex, known);
      return known;
    };
    return (node) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const to = grid.neighbour(node, direction);
        const side = grid.side(node, direction);
        if (to < 0 || !over.terrain.isLandHex(to) || over.sea.has(side)) return [];
        const at = midpoint(centreOf(grid, node), centreOf(grid, to));
        const river = over.rivers.bySide.get(side);
        const wade = river !== undefined && !isFord(river, at) ? NO_BRIDGE : 0;
        return [{ to, cost: 1 + STRAY * (strayOf(to) + distanceToLine(at, line) ** 2) + wade }];
      });
  }

  /** The hexes a line must pass: its places and where it enters, leaves or ends. */
  function stops(line: LineOnSheet): HexId[][] {
    const parts: HexId[][] = [];
    let part: HexId[] | undefined;
    let last: HexId | -1 = -1;
    for (const point of line.points) {
      const hex = grid.hexAt(point[0], point[1]);
      const on = hex >= 0 && over.terrain.isLandHex(hex);
      const place = over.places.hexAt(point);
      if (!on && place === undefined) {
        if (part && last >= 0 && hex < 0) part.push(last);
        if (hex < 0) part = undefined;
        continue;
      }
      if (!part) parts.push((part = [place ?? hex]));
      if (place !== undefined && part.at(-1) !== place) part.push(place);
      if (on) last = hex;
    }
    const end = line.points.at(-1) as Point;
    if (part) part.push(over.places.hexAt(end) ?? last);
    return parts;
  }

  return lines.flatMap((line) => {
    const step = stepper(line.points);
    return stops(line).map((via) => {
      const hexes: HexId[] = [via[0] as HexId];
      for (const stop of via.slice(1)) {
        const way = cheapest(hexes.at(-1) as HexId, (node) => node === stop, step);
        if (!way) throw new Error(`${line.name} cannot reach ${grid.label(stop)}`);
        hexes.push(...way.slice(1));
      }
      return { name: line.name, kind: line.kind, hexes };
    });
  });
}
