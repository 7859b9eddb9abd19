import { createGrid, type Grid } from '@bocage/hex';
import type { GameData, MapData } from './data/shapes.js';

export const SEA = 0;
export const CLEAR = 1;
export const BOCAGE = 2;
export const CITY = 3;
export const TERRAINS = ['sea', 'clear', 'bocage', 'city'] as const;

/** Bits of a hexside. */
export const RIVER = 1;
export const FLOODED = 2;
export const ROAD = 4;
export const ALL_SEA = 8;

/** The five supply areas, west to east (§R.15). */
export const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'] as const;
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** What the rules ask of the map, by hex or by hexside (hex * 6 + direction). */
export interface Ground {
  readonly grid: Grid;
  readonly terrain: Uint8Array;
  readonly sides: Uint8Array;
  readonly coast: Uint8Array;
  readonly town: Uint8Array;
  readonly fortification: Uint8Array;
  /** Index of the supply area this hex is a beach of, else −1. */
  readonly beach: Int8Array;
  readonly beachHexes: readonly (readonly number[])[];
  /** All beach hexes, in order of their numbers. */
  readonly beaches: readonly number[];
  readonly land: readonly number[];
  readonly coastHexes: readonly number[];
  /** Distance to the nearest sea hex of the map (§G.4). */
  readonly fromSea: Int16Array;
  /** Where each map edge is entered and supplied: its road hexes, or its land hexes where it has no road (§R.7, §R.13). */
  readonly edgeHexes: Readonly<Record<Edge, readonly number[]>>;
  /** §R.7 German supply comes from the west, south and east. */
  readonly germanSources: readonly number[];
}

function readSides(map: MapData, grid: Grid, terrain: Uint8Array): Uint8Array {
  const sides = new Uint8Array(grid.size * 6);
  for (const side of map.sides) {
    const a = grid.parse(side.a) as number;
    const b = grid.parse(side.b) as number;
    const bits = (side.river ? RIVER : 0) | (side.flooded ? FLOODED : 0) | (side.road ? ROAD : 0) | (side.sea ? ALL_SEA : 0);
    sides[a * 6 + grid.directionTo(a, b)] = bits;
    sides[b * 6 + grid.directionTo(b, a)] = bits;
  }
  // §E.7: a side of a sea hex, and of the map itself, is all sea.
  for (let i = 0; i < sides.length; i++) {
    const to = grid.neighbours[i] as number;
    if (to < 0 || terrain[to] === SEA || terrain[(i / 6) | 0] === SEA) sides[i] = ALL_SEA;
  }
  return sides;
}

/** How far each hex is from the nearest of some hexes, counted over any terrain; −1 when there are none. */
export function distancesFrom(grid: Grid, hexes: readonly number[]): Int16Array {
  const far = new Int16Array(grid.size).fill(-1);
  const queue = [...hexes];
  for (const hex of hexes) far[hex] = 0;
  for (let at = 0; at < queue.length; at++) {
    const hex = queue[at] as number;
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (next < 0 || far[next] !== -1) continue;
      far[next] = (far[hex] as number) + 1;
      queue.push(next);
    }
  }
  return far;
}

export function createGround(data: GameData): Ground {
  const grid = createGrid(data.map.grid);
  const terrain = new Uint8Array(grid.size);
  const features: string[][] = Array.from({ length: grid.size }, () => []);
  for (const { hex, terrain: kind, features: listed } of data.map.hexes) {
    const id = grid.parse(hex) as number;
    terrain[id] = TERRAINS.indexOf(kind);
    features[id] = [...listed];
  }
  const has = (feature: string): Uint8Array => Uint8Array.from(features, (listed) => (listed.includes(feature) ? 1 : 0));
  const hexesWith = (feature: string): number[] => features.flatMap((listed, hex) => (listed.includes(feature) ? [hex] : []));
  const land = features.flatMap((_, hex) => (terrain[hex] === SEA ? [] : [hex]));
  const edgeOf = (edge: Edge): readonly number[] => {
    const hexes = hexesWith(`edge:${edge}`).filter((hex) => terrain[hex] !== SEA);
    const roads = hexes.filter((hex) => features[hex]?.includes('road'));
    return roads.length > 0 ? roads : hexes;
  };
  const beachHexes = BEACHES.map((beach) => hexesWith(`beach:${beach}`));
  const beach = new Int8Array(grid.size).fill(-1);
  beachHexes.forEach((hexes, area) => {
    for (const hex of hexes) beach[hex] = area;
  });
  const edgeHexes = { north: edgeOf('north'), east: edgeOf('east'), south: edgeOf('south'), west: edgeOf('west') };
  return {
    grid,
    terrain,
    sides: readSides(data.map, grid, terrain),
    coast: has('coast'),
    town: has('town'),
    fortification: has('fortification'),
    beach,
    beachHexes,
    beaches: land.filter((hex) => (beach[hex] as number) >= 0),
    land,
    coastHexes: land.filter((hex) => features[hex]?.includes('coast')),
    fromSea: distancesFrom(
      grid,
      [...terrain.keys()].filter((hex) => terrain[hex] === SEA),
    ),
    edgeHexes,
    germanSources: [...new Set([...edgeHexes.west, ...edgeHexes.south, ...edgeHexes.east])],
  };
}
