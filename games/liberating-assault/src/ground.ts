import type { Grid, HexId } from '@bocage/hex';
import { type Around, createAround, indexByHex, type MapReading, type ReadMap, readMap } from '@bocage/wargame';
import { type MapData, TERRAINS } from './data/shapes.js';

export const SEA = 0;
export const OFF = 1;
export const CLEAR = 2;
export const BOCAGE = 3;
export const WOODS = 4;
export const SWAMP = 5;
export const CITY = 6;

/** Bits of a hexside. */
export const RIVER = 1;
export const ROAD = 2;
/** No way for troops: an all-sea side, the shore, the edge of the map. */
const IMPASSABLE = 4;

/** The four map tables, west to east (§2.9). */
export const TABLES = 4;
/** Sides of the map Germans come from (§10.1). */
export type Edge = 'east' | 'south' | 'west';

/** What the rules ask of the map, by hex or by hexside (hex * 6 + direction). */
export interface Ground extends Pick<ReadMap, 'grid' | 'terrain' | 'sides' | 'land' | 'names'> {
  /** The hexes within a radius, ring by ring; looked up once. */
  readonly around: Around;
  /** 1 where naval bombardment reaches (§2.5). */
  readonly navalZone: Uint8Array;
  /** The map table of a hex, 0 to 3. */
  readonly table: Uint8Array;
  /** The four-figure reference of the square its middle lies in (§1.1). */
  readonly square: readonly string[];
  /** Coastal hexes in order: each has a coastal defence counter (§8.1). */
  readonly coast: readonly number[];
  /** Index into `coast`, else −1. */
  readonly coastIndex: Int16Array;
  /** Where each landing corps may come ashore, by the corps’ own name (§8.4). */
  readonly landings: Readonly<Record<string, readonly number[]>>;
  /** Where Germans come onto the map, by side (§10.1). */
  readonly arrivals: Readonly<Record<Edge, readonly number[]>>;
}

/** The landing coasts of the map and the corps that have them. */
const LANDINGS: Readonly<Record<string, string>> = {
  'us-vii': 'landing:us-vii',
  'us-v': 'landing:us-v',
  'br-xxx': 'landing:british-xxx',
  'br-i': 'landing:british-i',
};
export const LANDING_CORPS: readonly string[] = Object.keys(LANDINGS);

export const isLand = ({ terrain }: Pick<Ground, 'terrain'>, hex: HexId): boolean => isGround(terrain[hex] ?? OFF);

const isGround = (terrain: number): boolean => terrain !== SEA && terrain !== OFF;

const READING: MapReading<MapData['sides'][number]> = {
  terrains: TERRAINS,
  unlisted: OFF,
  isGround,
  bitsOf: ({ river, road, sea }) => (river === '' ? 0 : RIVER) | (road === '' ? 0 : ROAD) | (sea ? IMPASSABLE : 0),
  impassable: IMPASSABLE,
};

export function createGround(map: MapData): Ground {
  const { grid, terrain, sides, land, names, features, has, hexesWith, featureAfter } = readMap(map, READING);
  const coast = hexesWith('coastal-defence');
  return {
    grid,
    terrain,
    around: createAround(grid),
    sides,
    land,
    names,
    navalZone: has('naval-zone'),
    table: Uint8Array.from(features, (_, hex) => Math.max(0, Number(featureAfter(hex, 'table:')) - 1)),
    square: features.map((_, hex) => featureAfter(hex, 'square:')),
    coast,
    coastIndex: indexByHex(grid, coast),
    landings: Object.fromEntries(Object.entries(LANDINGS).map(([corps, feature]) => [corps, hexesWith(feature)])),
    arrivals: {
      east: hexesWith('arrival:german', 'edge:east'),
      south: hexesWith('arrival:german', 'edge:south').filter((hex) => !westerly(grid, hex)),
      west: hexesWith('arrival:german', 'edge:south').filter((hex) => westerly(grid, hex)),
    },
  };
}

/** Brittany lies in the south-west: the western quarter of the south edge is its way in. */
const westerly = (grid: Grid, hex: HexId): boolean => grid.centre(hex).x < grid.width / 4;

/** Whether troops may cross from a hex to its neighbour at all. */
const isPassable = (ground: Ground, from: number, direction: number): boolean =>
  ((ground.sides[from * 6 + direction] as number) & IMPASSABLE) === 0;

/** Where each step leads, −1 where troops cannot go. */
export function stepTo(ground: Ground, from: number, direction: number): number {
  return isPassable(ground, from, direction) ? ground.grid.neighbour(from, direction) : -1;
}

/** Whether a road or a river lies between two hexes. */
export function sideHas(ground: Ground, from: number, to: number, bit: number): boolean {
  const direction = ground.grid.directionTo(from, to);
  return direction >= 0 && ((ground.sides[from * 6 + direction] as number) & bit) !== 0;
}
