import type { HexId } from '@bocage/hex';
import { cheapest } from './cheapest.js';
import type { Point } from './geometry.js';
import type { RoadBed, Route } from './routes.js';
import { centreOf, type LineOnSheet } from './sheet-ground.js';

const keyOf = ([x, y]: Point): string => `${x.toFixed(9)},${y.toFixed(9)}`;

/** Which lines pass through each point that more than one of them has. */
function meetings(lines: readonly LineOnSheet[]): Map<string, Set<LineOnSheet>> {
  const byPoint = new Map<string, Set<LineOnSheet>>();
  for (const line of lines) {
    for (const point of line.points) {
      const key = keyOf(point);
      byPoint.set(key, (byPoint.get(key) ?? new Set()).add(line));
    }
  }
  return new Map([...byPoint].filter(([, here]) => here.size > 1));
}

/** The hexes from one to the nearest of others, over land. */
function wayTo({ ground: { grid }, land, sea, rivers }: RoadBed, from: HexId, goals: ReadonlySet<HexId>): HexId[] {
  const steps = (hex: HexId) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const to = grid.neighbour(hex, direction);
      const side = grid.side(hex, direction);
      return to < 0 || !land.isLandHex(to) || sea.has(side) ? [] : [{ to, cost: rivers.bySide.has(side) ? 3 : 1 }];
    });
  return cheapest(from, (hex) => goals.has(hex), steps) ?? [];
}

const LONGEST = 3;

/** A road that ends on another is led on to the hexes of that other where the two were laid through different hexes. */
export function joinEnds(bed: RoadBed, lines: readonly LineOnSheet[], routes: ReadonlyMap<LineOnSheet, readonly Route[]>): Route[] {
  const { grid } = bed.ground;
  const met = meetings(lines);
  const hexesOf = (line: LineOnSheet): HexId[] => (routes.get(line) ?? []).flatMap(({ hexes }) => hexes);
  return lines.flatMap((line) =>
    [line.points[0] as Point, line.points.at(-1) as Point].flatMap((end) => {
      const others = [...(met.get(keyOf(end)) ?? [])].filter((other) => other !== line);
      const goals = new Set(others.flatMap(hexesOf));
      const own = hexesOf(line);
      const near = own.filter((hex) => grid.distance(hex, grid.hexAt(...end)) <= 1);
      if (goals.size === 0 || near.length === 0 || own.some((hex) => goals.has(hex) && grid.distance(hex, near[0] as HexId) <= LONGEST))
        return [];
      const away = (hex: HexId): number => Math.hypot(centreOf(grid, hex)[0] - end[0], centreOf(grid, hex)[1] - end[1]);
      const [last] = near.sort((a, b) => away(a) - away(b));
      const hexes = wayTo(bed, last as HexId, goals);
      return hexes.length > 1 && hexes.length <= LONGEST ? [{ name: line.name, kind: line.kind, hexes }] : [];
    }),
  );
}
