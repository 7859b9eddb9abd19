import { createGrid, type Grid, type HexId } from '@bocage/hex';
import type { MapFile, MapHex, MapSide } from './map-file.js';
import { createBends, type Laid } from './projection.js';
import { createSideGraph, type Side, type SideGraph, type Vertex } from './sides.js';

/** A compiled map ready to be questioned: everything here is read from the written file, nothing from the compiler. */
export interface ReadMap {
  readonly grid: Grid;
  readonly graph: SideGraph;
  readonly hexes: readonly MapHex[];
  readonly sides: readonly (MapSide & { readonly side: Side })[];
  isLand(hex: HexId): boolean;
  has(hex: HexId, feature: string): boolean;
}

export function readMap(map: MapFile): ReadMap {
  const grid = createGrid(map.grid);
  const graph = createSideGraph(grid, (hex) => map.hexes[hex]?.terrain === 'off');
  const sides = map.sides.map((entry) => {
    const id = grid.sideBetween(grid.parse(entry.a) ?? -1, grid.parse(entry.b) ?? -1);
    const side = graph.sides[id];
    if (!side) throw new Error(`${entry.a} and ${entry.b} are not neighbours`);
    return { ...entry, side };
  });
  return {
    grid,
    graph,
    hexes: map.hexes,
    sides,
    isLand: (hex) => !['sea', 'off'].includes(map.hexes[hex]?.terrain ?? 'off'),
    has: (hex, feature) => map.hexes[hex]?.features?.includes(feature) ?? false,
  };
}

// A road may cross a river without a bridge where the side has one of these.
const CROSSINGS = ['ford', 'ferry'];

/** Every hex once and in order; every side once, its first hex before its second; what it carries agrees. */
export function sideFaults({ grid, hexes, sides, isLand }: ReadMap): string[] {
  const faults = hexes.flatMap(({ hex }, i) => (grid.label(i) === hex ? [] : [`hex ${hex} stands where ${grid.label(i)} should`]));
  const seen = new Set<number>();
  for (const { a, b, river, flooded, road, rail, bridge, sea, features, side } of sides) {
    const name = `${a}/${b}`;
    if (seen.has(side.id)) faults.push(`${name} is listed twice`);
    seen.add(side.id);
    if ((grid.parse(a) as HexId) > (grid.parse(b) as HexId)) faults.push(`${name} is in the wrong order`);
    if ((river || road || rail || bridge || sea) && (!isLand(side.a) || !isLand(side.b))) faults.push(`${name} lies at sea`);
    if (flooded && !river) faults.push(`${name} is flooded without a river`);
    if (bridge && !river) faults.push(`${name} has a bridge without a river`);
    if (river && road && !bridge && !features?.some((feature) => CROSSINGS.includes(feature)))
      faults.push(`${name}: a road over a river without a bridge`);
    if (sea && (river || road)) faults.push(`${name} is sea and carries something`);
  }
  return faults;
}

// A river may run out over sand and mud that a map has as hexes of their own.
const FLATS = ['beach', 'tidal-flat', 'shale'];

/** A river's chain may end freely only once, at its source; elsewhere it ends at the sea, the rim or in another river. */
export function riverGaps({ graph, hexes: all, sides, isLand }: ReadMap): string[] {
  const isMouth = (hex: HexId): boolean => !isLand(hex) || FLATS.includes(all[hex]?.terrain ?? '');
  const inlets = new Set(sides.filter(({ sea }) => sea).flatMap(({ side }) => [side.from, side.to]));
  const rivers = new Map<number, string[]>();
  for (const { river, side } of sides) {
    if (river === undefined) continue;
    for (const vertex of [side.from, side.to]) rivers.set(vertex, [...(rivers.get(vertex) ?? []), river]);
  }
  const freeEnds = new Map<string, number>();
  for (const [vertex, here] of rivers) {
    const { hexes } = graph.vertices[vertex] as Vertex;
    if (here.length > 1 || hexes.length < 3 || inlets.has(vertex) || hexes.some(isMouth)) continue;
    const [river] = here as [string];
    freeEnds.set(river, (freeEnds.get(river) ?? 0) + 1);
  }
  return [...freeEnds].filter(([, ends]) => ends > 1).map(([river, ends]) => `${river} has ${ends} loose ends`);
}

const TIGHTEST = 0.25;
const NEARBY = 0.05;

/** Hexes where the sheet's bends fold the ground or press it to less than a quarter. */
export function foldedHexes(laid: Laid): string[] {
  const grid = createGrid(laid.grid);
  const bend = createBends(laid);
  return Array.from({ length: grid.size }, (_, hex) => hex).flatMap((hex) => {
    const { x, y } = grid.centre(hex);
    const [here, right, down] = [bend([x, y]), bend([x + NEARBY, y]), bend([x, y + NEARBY])];
    const area = (right[0] - here[0]) * (down[1] - here[1]) - (right[1] - here[1]) * (down[0] - here[0]);
    return area / NEARBY ** 2 < TIGHTEST ? [grid.label(hex)] : [];
  });
}

/** Hexes that cannot be reached from the first ones through some steps. */
function unreached(grid: Grid, starts: readonly HexId[], wanted: readonly HexId[], step: (from: HexId, to: HexId) => boolean): HexId[] {
  const reached = new Set(starts);
  for (const hex of reached) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbour(hex, direction);
      if (to >= 0 && !reached.has(to) && step(hex, to)) reached.add(to);
    }
  }
  return wanted.filter((hex) => !reached.has(hex));
}

const TOWNS = ['village', 'town', 'city'];

export function cutOffLand(map: ReadMap, from: string): string[] {
  const { grid, isLand } = map;
  const sea = new Set(map.sides.filter((side) => side.sea).map(({ side }) => side.id));
  const land = map.hexes.map((_, hex) => hex).filter(isLand);
  return unreached(grid, [grid.parse(from) as HexId], land, (a, b) => isLand(b) && !sea.has(grid.sideBetween(a, b))).map(grid.label);
}

/** Towns (villages, cities) that no land joins to the first hex. */
export function cutOffTowns(map: ReadMap, from: string): string[] {
  const cutOff = new Set(cutOffLand(map, from));
  const isTown = (features: readonly string[] = []): boolean => features.some((feature) => TOWNS.includes(feature));
  return map.hexes.filter(({ hex, features }) => cutOff.has(hex) && isTown(features)).map(({ hex }) => hex);
}

/** Road hexes not joined by road to the first one nor to a road off the sheet, and road hexes that no road enters. */
export function roadGaps(map: ReadMap, from: string): string[] {
  const { grid } = map;
  const roads = new Set(map.sides.filter(({ road }) => road).map(({ side }) => side.id));
  const wanted = map.hexes.map((_, hex) => hex).filter((hex) => map.has(hex, 'road'));
  const leaving = wanted.filter((hex) => map.hexes[hex]?.features?.some((feature) => feature.startsWith('edge:')));
  const starts = [grid.parse(from) as HexId, ...leaving];
  return unreached(grid, starts, wanted, (a, b) => roads.has(grid.sideBetween(a, b))).map(grid.label);
}

/** Each beach: coastal land hexes joined to each other, none fortified, each beside the sea and beside a fortification. */
export function beachFaults(map: ReadMap, beaches: readonly string[]): string[] {
  const { grid, has, isLand } = map;
  return beaches.flatMap((beach) => {
    const hexes = map.hexes.map((_, hex) => hex).filter((hex) => has(hex, `beach:${beach}`));
    if (hexes.length < 2) return [`${beach} has ${hexes.length} hexes`];
    return hexes.flatMap((hex) => {
      const around = grid.ring(hex, 1);
      const label = `${beach} ${grid.label(hex)}`;
      return [
        ...(has(hex, 'coast') && around.some((other) => !isLand(other)) ? [] : [`${label} is not on the sea`]),
        ...(has(hex, 'fortification') ? [`${label} is fortified`] : []),
        ...(around.some((other) => has(other, 'fortification')) ? [] : [`${label} has no fortification beside it`]),
        ...(around.some((other) => hexes.includes(other)) ? [] : [`${label} stands alone`]),
      ];
    });
  });
}
