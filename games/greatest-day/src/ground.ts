import type { Grid, HexId, SideId } from '@bocage/hex';
import { type ReadMap, readMap } from '@bocage/wargame';
import { type MapData, TERRAINS } from './data/map-shapes.js';
import { SUB_BEACHES } from './data/scenario-shapes.js';

/** §2.1 The order is that of TERRAINS. */
export const SEA = 0;
export const OFF = 1;
export const CLEAR = 2;
export const WOODS = 3;
export const VILLAGE = 4;
export const TOWN = 5;
export const CITY = 6;
export const FORTIFIED = 7;
export const MARSH = 8;
export const BEACH = 9;
export const HEDGEROW = 10;

/** Bits of a hexside (§2.2, §2.3, §2.4, §4.2.4). */
export const STREAM = 1;
export const RIVER = 2;
export const ROAD = 4;
export const RAIL = 8;
export const BRIDGE = 16;
export const CREST = 32;
export const RIDGE = 64;
export const GAP = 128;
const RAISED = 256;
const SUNKEN = 512;
/** A bridge with a counter of its own: it can be controlled, wired and blown (§2.4.5). */
export const NAMED_BRIDGE = 1024;
export const RAIL_BRIDGE = 2048;
/** Nothing passes: the sea, the edge of the map, what is out of play. */
export const NO_WAY = 4096;
export const WATER: number = STREAM | RIVER;

/** What a Beach overlay is made of (§4.1.4). */
export interface BeachGround {
  readonly beach: string;
  /** Beach hexes, and all hexes of the overlay. */
  readonly sand: readonly HexId[];
  readonly overlay: readonly HexId[];
}

/** What the rules ask of the map, by hex or by hexside (hex * 6 + direction). */
export interface Ground extends ReadMap {
  readonly hill: Uint8Array;
  /** Observation posts and strongpoints (§S.32). */
  readonly op: Uint8Array;
  readonly strongpoint: Uint8Array;
  readonly coast: Uint8Array;
  /** Raised (§2.3.3(1)) or embankment (§2.3.4), sunken (§2.3.5(1)): hexes a road of that kind runs through. */
  readonly raised: Uint8Array;
  /** Which of the ways through a raised hex are: its roads, its railways. */
  readonly raisedRoad: Uint8Array;
  readonly raisedRail: Uint8Array;
  readonly sunken: Uint8Array;
  /** Index into SECTORS, −1 none (§11.0). */
  readonly sector: Int8Array;
  /** The beach whose overlay a hex is on, in the order of BEACHES; −1 none (§4.1.4). */
  readonly overlay: Int8Array;
  /** The printed column and row. */
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  /** Index into SUB_BEACHES of the sand a hex is part of; −1 none (§4.1.2). */
  readonly subBeach: Int8Array;
  /** Gap hexsides of a sub-beach by the grid's number, in order (§4.2.4). */
  gaps(subBeach: number): readonly SideId[];
  /** Bits of a hexside by the grid's own number of it. */
  sideBits(side: SideId): number;
  /** Landing hexes of a wave box, in order (§4.5.2). */
  landing(box: string): readonly HexId[];
  beach(name: string): BeachGround;
  /** §2.3.6 The hexes of a Connecting Road, in order of their numbers. */
  connecting(road: 'a' | 'b'): readonly HexId[];
}

const FEATURE_BITS: Readonly<Record<string, number>> = {
  crest: CREST,
  ridge: RIDGE,
  'raised-road': RAISED,
  'raised-railroad': RAISED,
  'sunken-road': SUNKEN,
  'sunken-railroad': SUNKEN,
  'bridge:counter': NAMED_BRIDGE,
  'bridge:railroad': RAIL_BRIDGE,
};

function bitsOf(side: MapData['sides'][number]): number {
  let bits = side.class === 'river' ? RIVER : side.class === 'stream' ? STREAM : 0;
  if (side.road !== '') bits |= ROAD;
  if (side.rail) bits |= RAIL;
  // §2.4, M8: a road over a river is a bridge, whether it has a counter or not; by rail alone only where there is one.
  if ((bits & RIVER) !== 0 && side.road !== '') bits |= BRIDGE;
  if (side.sea) bits |= NO_WAY;
  for (const feature of side.features) bits |= feature.startsWith('gap:') ? GAP : (FEATURE_BITS[feature] ?? 0);
  return (bits & RAIL_BRIDGE) !== 0 ? bits | BRIDGE : bits;
}

const BEACH_NAMES = ['sword', 'juno', 'gold'];
export const SECTOR_NAMES: readonly string[] = ['orne', 'sword', 'juno', 'gold'];

export function createGround(map: MapData): Ground {
  const read = readMap(map, {
    terrains: TERRAINS,
    unlisted: OFF,
    isGround: (terrain) => terrain !== SEA && terrain !== OFF,
    bitsOf,
    impassable: NO_WAY,
  });
  const { grid, has, hexesWith } = read;
  const either = (...features: readonly string[]): Uint8Array => {
    const columns = features.map(has);
    return Uint8Array.from(read.terrain, (_, hex) => (columns.some((column) => column[hex] === 1) ? 1 : 0));
  };
  const bySide = readSides(map, grid);
  const gaps = readGaps(map, grid);
  const number = (hex: HexId, part: 0 | 1): number => Number(grid.label(hex).split('.')[part]);
  return {
    ...read,
    hill: has('hill'),
    op: has('op'),
    strongpoint: has('strongpoint'),
    coast: has('coast'),
    raised: either('raised-road', 'raised-railroad', 'embankment-road', 'embankment-railroad'),
    raisedRoad: has('raised-road'),
    raisedRail: has('raised-railroad'),
    sunken: either('sunken-road', 'sunken-railroad'),
    sector: Int8Array.from(read.terrain, (_, hex) => SECTOR_NAMES.indexOf(read.featureAfter(hex, 'sector:'))),
    overlay: Int8Array.from(read.terrain, (_, hex) => BEACH_NAMES.indexOf(read.featureAfter(hex, 'overlay:'))),
    column: Uint8Array.from(read.terrain, (_, hex) => number(hex, 0)),
    row: Uint8Array.from(read.terrain, (_, hex) => number(hex, 1)),
    subBeach: Int8Array.from(read.terrain, (_, hex) =>
      SUB_BEACHES.indexOf(read.featureAfter(hex, 'sub-beach:') as (typeof SUB_BEACHES)[number]),
    ),
    gaps: (subBeach) => gaps[subBeach] ?? [],
    sideBits: (side) => bySide[side] as number,
    landing: (box) => hexesWith(`landing:${box}`),
    beach: (beach) => ({ beach, sand: hexesWith(`beach:${beach}`), overlay: hexesWith(`overlay:${beach}`) }),
    connecting: (road) => hexesWith(`connecting-road:${road}`),
  };
}

/** §4.2.4 Gap hexsides by sub-beach. */
function readGaps(map: MapData, grid: Grid): readonly (readonly SideId[])[] {
  return SUB_BEACHES.map((name) =>
    map.sides
      .filter(({ features }) => features.includes(`gap:${name}`))
      .map(({ a, b }) => grid.sideBetween(grid.parse(a) as HexId, grid.parse(b) as HexId))
      .sort((a, b) => a - b),
  );
}

/** Bits of each hexside by the grid's own number. */
function readSides(map: MapData, grid: Grid): Uint16Array {
  const sides = new Uint16Array(grid.sideCount);
  for (const side of map.sides) sides[grid.sideBetween(grid.parse(side.a) as HexId, grid.parse(side.b) as HexId)] = bitsOf(side);
  return sides;
}
