import { distancesFrom, type MapReading, type ReadMap, readMap } from '@bocage/wargame';
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
export interface Ground extends Pick<ReadMap, 'grid' | 'terrain' | 'sides' | 'land' | 'names'> {
  readonly coast: Uint8Array;
  readonly town: Uint8Array;
  readonly fortification: Uint8Array;
  /** Index of the supply area this hex is a beach of, else −1. */
  readonly beach: Int8Array;
  readonly beachHexes: readonly (readonly number[])[];
  /** All beach hexes, in order of their numbers. */
  readonly beaches: readonly number[];
  readonly coastHexes: readonly number[];
  /** Distance to the nearest sea hex of the map (§G.4). */
  readonly fromSea: Int16Array;
  /** Where each map edge is entered and supplied: its road hexes, or its land hexes where it has no road (§R.7, §R.13). */
  readonly edgeHexes: Readonly<Record<Edge, readonly number[]>>;
  /** §R.7 German supply comes from the west, south and east. */
  readonly germanSources: readonly number[];
}

// §E.7: a side of a sea hex, and of the map itself, is all sea.
const READING: MapReading<MapData['sides'][number]> = {
  terrains: TERRAINS,
  unlisted: SEA,
  isGround: (terrain) => terrain !== SEA,
  bitsOf: ({ river, flooded, road, sea }) => (river ? RIVER : 0) | (flooded ? FLOODED : 0) | (road ? ROAD : 0) | (sea ? ALL_SEA : 0),
  impassable: ALL_SEA,
};

export function createGround(data: GameData): Ground {
  const { grid, terrain, sides, land, names, features, has, hexesWith } = readMap(data.map, READING);
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
    sides,
    coast: has('coast'),
    town: has('town'),
    fortification: has('fortification'),
    beach,
    beachHexes,
    beaches: land.filter((hex) => (beach[hex] as number) >= 0),
    land,
    names,
    coastHexes: land.filter((hex) => features[hex]?.includes('coast')),
    fromSea: distancesFrom(
      grid,
      [...terrain.keys()].filter((hex) => terrain[hex] === SEA),
    ),
    edgeHexes,
    germanSources: [...new Set([...edgeHexes.west, ...edgeHexes.south, ...edgeHexes.east])],
  };
}
