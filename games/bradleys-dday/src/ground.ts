import type { HexId } from '@bocage/hex';
import { type MapReading, type ReadMap, readMap } from '@bocage/wargame';
import { BEACHES, type Beach, type MapData, TERRAINS } from './data/shapes.js';

export const SEA = 0;
export const CLEAR = 1;
export const HILL = 2;
export const TOWN = 3;
export const CITY = 4;
export const SWAMP = 5;
export const BEACH = 6;

/** Bits of a hexside. */
export const STREAM = 1;
export const CANAL = 2;
export const ROAD = 4;
export const TRAIL = 8;
export const RAIL = 16;
export const BRIDGE = 32;
export const SEA_WALL = 64;
/** Water all along between two land hexes: nothing passes. */
export const ALL_SEA = 128;
export const WATER: number = STREAM | CANAL;
export const WAY: number = ROAD | TRAIL | RAIL;

/** Fortifications (§13.0). */
export const NO_FORT = 0;
export const RESISTANCE_NEST = 1;
export const STRONGPOINT = 2;

/** One landing lane of a Beach Area: approach, tidal flat, beach (§5.3, §5.5.3). */
export interface Lane {
  readonly approach: HexId;
  readonly tidal: HexId;
  readonly beach: number;
}

const EDGES = ['north', 'east', 'south', 'west'];

/** What the rules ask of the map, by hex or by hexside (hex * 6 + direction). */
export interface Ground extends Pick<ReadMap, 'grid' | 'terrain' | 'sides' | 'names' | 'features' | 'hexesWith'> {
  /** The hill or swamp under a town or city, else the terrain itself (§10.1.6). */
  readonly under: Uint8Array;
  readonly fort: Uint8Array;
  /** 1 where the tide comes and goes: tidal flats in the sea and beach hexes (§6.3.4). */
  readonly tidal: Uint8Array;
  readonly shale: Uint8Array;
  /** Omaha from west to east, Utah from north to south (§5.5.3). */
  readonly lanes: Readonly<Record<Beach, readonly Lane[]>>;
  /** The fortifications whose capture makes a beachhead (§5.10.1). */
  readonly beachForts: Readonly<Record<Beach, readonly number[]>>;
  /** The printed column: scenarios play a part of the map (§18.1, §18.2). */
  readonly column: Uint8Array;
  /** Hexes at the edge of the map, in order. */
  readonly edge: readonly HexId[];
  /** The Beach Area whose beach or tidal flats a hex is, and the one whose fortification stands there (§5.10.1); −1 none. */
  readonly beachArea: Int8Array;
  readonly beachFort: Int8Array;
  /** All steps (hex * 6 + direction) over a hexside with a Sea Wall, breached or not, in order. */
  readonly walled: readonly number[];
  /** All hexes that are not sea, in order. */
  readonly land: readonly HexId[];
  isLand(hex: HexId): boolean;
}

function bitsOf(side: MapData['sides'][number]): number {
  return (
    (side.class === 'canal' ? CANAL : side.class === 'stream' ? STREAM : 0) |
    (side.road === 'road' ? ROAD : side.road === 'trail' ? TRAIL : 0) |
    (side.rail ? RAIL : 0) |
    (side.bridge === '' ? 0 : BRIDGE) |
    (side.features.includes('sea-wall') ? SEA_WALL : 0) |
    (side.sea ? ALL_SEA : 0)
  );
}

/** §5.3 Ships, flats and beaches are part of the game: a side of the sea keeps what is on it. */
const READING: MapReading<MapData['sides'][number]> = { terrains: TERRAINS, unlisted: SEA, isGround: () => true, bitsOf, impassable: 0 };

/** §5.3 The hexes of each lane are marked on the map; which part of it a hex is, too. −1 where one is missing. */
function readLanes(beach: Beach, hexesWith: Ground['hexesWith']): Lane[] {
  const approaches = hexesWith(`approach:${beach}`);
  const part = (lane: number, feature: string): number =>
    hexesWith(`lane:${beach}-${lane}`).find((hex) => hexesWith(feature).includes(hex)) ?? -1;
  return approaches.map((_, i) => ({
    approach: part(i + 1, `approach:${beach}`),
    tidal: part(i + 1, `tidal:${beach}`),
    beach: part(i + 1, `beach:${beach}`),
  }));
}

export function createGround(map: MapData): Ground {
  const { grid, terrain, sides, names, features, hexesWith } = readMap(map, READING);
  const marked = (...codes: readonly (readonly [string, number])[]): Uint8Array => {
    const column = new Uint8Array(grid.size);
    for (const [feature, code] of codes) for (const hex of hexesWith(feature)) column[hex] = code;
    return column;
  };
  const under = terrain.map((code, hex) => {
    if (code !== TOWN && code !== CITY) return code;
    return features[hex]?.includes('hill') ? HILL : features[hex]?.includes('swamp') ? SWAMP : CLEAR;
  });
  const byBeach = (hexesOf: (beach: Beach) => readonly number[]): Int8Array => {
    const column = new Int8Array(grid.size).fill(-1);
    BEACHES.forEach((beach, index) => {
      for (const hex of hexesOf(beach)) column[hex] = index;
    });
    return column;
  };
  return {
    grid,
    terrain,
    under,
    sides,
    fort: marked(['resistance-nest', RESISTANCE_NEST], ['strongpoint', STRONGPOINT]),
    tidal: marked(['tidal-flat', 1]),
    shale: marked(['shale', 1]),
    names,
    features,
    lanes: { omaha: readLanes('omaha', hexesWith), utah: readLanes('utah', hexesWith) },
    beachForts: { omaha: hexesWith('beach-fort:omaha'), utah: hexesWith('beach-fort:utah') },
    column: Uint8Array.from(terrain, (_, hex) => Number(grid.label(hex).slice(0, 2))),
    edge: EDGES.flatMap((edge) => hexesWith(`edge:${edge}`)).sort((a, b) => a - b),
    beachArea: byBeach((beach) => [...hexesWith(`beach:${beach}`), ...hexesWith(`tidal:${beach}`)]),
    beachFort: byBeach((beach) => hexesWith(`beach-fort:${beach}`)),
    walled: [...sides.keys()].filter((step) => ((sides[step] as number) & SEA_WALL) !== 0),
    land: [...terrain.keys()].filter((hex) => terrain[hex] !== SEA),
    isLand: (hex) => terrain[hex] !== SEA,
    hexesWith,
  };
}
