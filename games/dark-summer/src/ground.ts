import { indexByHex, type MapReading, type ReadMap, readMap } from '@bocage/wargame';
import { type MapData, TERRAINS } from './data/shapes.js';

export const SEA = 0;
export const OFF = 1;
export const CLEAR = 2;
export const BOCAGE = 3;
export const WOODS = 4;
export const FOREST = 5;
export const TOWN = 6;
export const CITY = 7;
export const FLOODED = 8;

/** Bits of a hexside. */
export const MINOR_RIVER = 1;
export const MAJOR_RIVER = 2;
export const MINOR_ROAD = 4;
export const MAJOR_ROAD = 8;
export const IMPASSABLE = 16;
export const RIVER: number = MINOR_RIVER | MAJOR_RIVER;
export const ROAD: number = MINOR_ROAD | MAJOR_ROAD;

/** Letters of the map-edge hexes (§2.1). */
export const LETTERS = ['', 'C', 'W', 'S', 'E', '(E)'] as const;
export type Letter = (typeof LETTERS)[number];
export const LETTER_C = 1;
export const LETTER_W = 2;
export const LETTER_S = 3;
export const LETTER_E = 4;
export const LETTER_E_COAST = 5;

/** West to east; the first two are American (§2.4). */
export const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'] as const;
export type Beach = (typeof BEACHES)[number];
const AMERICAN: readonly string[] = ['utah', 'omaha'];

/** One of the eight Beach hexes. */
export interface BeachHex {
  readonly hex: number;
  readonly name: Beach;
  /** 0 US, 1 British. */
  readonly command: 0 | 1;
  /** Its Beach Approach hex at sea. */
  readonly approach: number;
}

/** What the rules ask of the map, by hex or by hexside (hex * 6 + direction). */
export interface Ground extends Pick<ReadMap, 'grid' | 'terrain' | 'sides' | 'land' | 'names' | 'hexWith'> {
  /** The hex across each passable hexside; `grid.size`, which is no hex, across others. */
  readonly across: Int32Array;
  readonly letter: Uint8Array;
  readonly lettered: Readonly<Record<Exclude<Letter, ''>, readonly number[]>>;
  /** Index into the E hexes, else −1. */
  readonly exit: Int16Array;
  /** All hexes with a letter, in order. */
  readonly edge: readonly number[];
  readonly beaches: readonly BeachHex[];
  /** Index into `beaches`, else −1. */
  readonly beach: Int16Array;
  /** For each offshore hex of the first wave the hex its units attack, else −1 (§9.4.1). */
  readonly assaults: Int32Array;
  readonly gunLine: Uint8Array;
  /** Printed column: what the Operational Boundary is counted in (§15.0). */
  readonly column: Uint8Array;
}

/** What units can stand on. */
export const isGround = (terrain: number): boolean => terrain !== SEA && terrain !== OFF && terrain !== FLOODED;

/** §2.4 All-sea hexsides and the sides of Flooded hexes are impassable; floods drawn along a river alone are that river. */
const READING: MapReading<MapData['sides'][number]> = {
  terrains: TERRAINS,
  unlisted: OFF,
  isGround,
  bitsOf({ class: river, road, sea }) {
    const water = river === 'major' ? MAJOR_RIVER : river === 'minor' ? MINOR_RIVER : 0;
    const way = road === 'major' ? MAJOR_ROAD : road === 'minor' ? MINOR_ROAD : 0;
    return water | way | (sea ? IMPASSABLE : 0);
  },
  impassable: IMPASSABLE,
};

export function createGround(map: MapData): Ground {
  const { grid, terrain, sides, land, names, features, has, hexesWith, hexWith } = readMap(map, READING);
  const letter = new Uint8Array(grid.size);
  LETTERS.forEach((name, code) => {
    if (code > 0) for (const hex of hexesWith(`letter:${name}`)) letter[hex] = code;
  });
  const beaches = BEACHES.flatMap((name) =>
    hexesWith(`beach:${name}`).map(
      (hex): BeachHex => ({ hex, name, command: AMERICAN.includes(name) ? 0 : 1, approach: hexWith(`wave1:${grid.label(hex)}`) }),
    ),
  );
  const assaults = Int32Array.from(features, (listed) => {
    const target = listed.find((feature) => feature.startsWith('wave1:'));
    return target ? (grid.parse(target.slice(6)) ?? -1) : -1;
  });
  const lettered = (code: number): number[] => [...letter.keys()].filter((hex) => letter[hex] === code);
  return {
    grid,
    terrain,
    sides,
    across: grid.neighbours.map((to, i) => (((sides[i] as number) & IMPASSABLE) === 0 ? to : grid.size)),
    letter,
    exit: indexByHex(grid, lettered(LETTER_E)),
    edge: [...letter.keys()].filter((hex) => letter[hex] !== 0),
    lettered: { C: lettered(1), W: lettered(2), S: lettered(3), E: lettered(4), '(E)': lettered(5) },
    land,
    names,
    beaches,
    beach: indexByHex(
      grid,
      beaches.map(({ hex }) => hex),
    ),
    assaults,
    gunLine: has('naval-gun-line'),
    column: Uint8Array.from(features, (_, hex) => Number(grid.label(hex).slice(0, 2))),
    hexWith,
  };
}
