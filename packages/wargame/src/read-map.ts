import { createGrid, type Grid, type GridSpec, type HexId } from '@bocage/hex';

/** What is read of a map file: hexes with a terrain and features, and the hexsides that carry something. */
export interface MapFile<S extends MapSide = MapSide> {
  readonly grid: GridSpec;
  readonly hexes: readonly {
    readonly hex: string;
    readonly terrain: string;
    readonly features: readonly string[];
    readonly place?: string;
  }[];
  readonly sides: readonly S[];
}

export interface MapSide {
  readonly a: string;
  readonly b: string;
}

/** What a game makes of a map file. */
export interface MapReading<S extends MapSide> {
  /** A terrain’s code is its index here. */
  readonly terrains: readonly string[];
  /** The code of hexes that are not listed. */
  readonly unlisted: number;
  /** What units can stand on. */
  isGround(terrain: number): boolean;
  /** Bits of a listed hexside. */
  bitsOf(side: S): number;
  /** What every side of a hex that is no ground has, and of the map itself, instead of what is listed. */
  readonly impassable: number;
}

/** A map by hex and by hexside (hex * 6 + direction). */
export interface ReadMap {
  readonly grid: Grid;
  readonly terrain: Uint8Array;
  readonly sides: Uint16Array;
  /** All hexes units can stand on, in order. */
  readonly land: readonly number[];
  readonly features: readonly (readonly string[])[];
  /** The place printed in each hex, '' where there is none. */
  readonly names: readonly string[];
  /** 1 where a hex has the feature. */
  has(feature: string): Uint8Array;
  /** Hexes that have all of these features, in order. */
  hexesWith(feature: string, ...others: readonly string[]): readonly HexId[];
  /** The first of them, −1 if there is none. */
  hexWith(feature: string): HexId;
  /** What stands behind a prefix among the features of a hex, '' if nothing does. */
  featureAfter(hex: HexId, prefix: string): string;
}

function readSides<S extends MapSide>(map: MapFile<S>, grid: Grid, terrain: Uint8Array, reading: MapReading<S>): Uint16Array {
  const { isGround, impassable } = reading;
  const sides = new Uint16Array(grid.size * 6);
  for (const side of map.sides) {
    const a = grid.parse(side.a) as number;
    const b = grid.parse(side.b) as number;
    const bits = reading.bitsOf(side);
    sides[a * 6 + grid.directionTo(a, b)] = bits;
    sides[b * 6 + grid.directionTo(b, a)] = bits;
  }
  for (let i = 0; i < sides.length; i++) {
    const to = grid.neighbours[i] as number;
    if (to < 0 || !isGround(terrain[to] as number) || !isGround(terrain[(i / 6) | 0] as number)) sides[i] = impassable;
  }
  return sides;
}

function byFeature(features: readonly (readonly string[])[]): ReadonlyMap<string, readonly HexId[]> {
  const found = new Map<string, HexId[]>();
  features.forEach((listed, hex) => {
    for (const feature of new Set(listed)) found.set(feature, [...(found.get(feature) ?? []), hex]);
  });
  return found;
}

/** Reads a map file that has been found sound: every label is on its grid. */
export function readMap<S extends MapSide>(map: MapFile<S>, reading: MapReading<S>): ReadMap {
  const grid = createGrid(map.grid);
  const terrain = new Uint8Array(grid.size).fill(reading.unlisted);
  const features: (readonly string[])[] = Array.from({ length: grid.size }, () => []);
  const names = Array.from({ length: grid.size }, () => '');
  for (const listed of map.hexes) {
    const hex = grid.parse(listed.hex) as number;
    terrain[hex] = reading.terrains.indexOf(listed.terrain);
    features[hex] = listed.features;
    names[hex] = listed.place ?? '';
  }
  const found = byFeature(features);
  const hexesWith: ReadMap['hexesWith'] = (feature, ...others) => {
    const hexes = found.get(feature) ?? [];
    return others.length === 0 ? hexes : hexes.filter((hex) => others.every((other) => features[hex]?.includes(other)));
  };
  return {
    grid,
    terrain,
    sides: readSides(map, grid, terrain, reading),
    land: [...terrain.keys()].filter((hex) => reading.isGround(terrain[hex] as number)),
    features,
    names,
    has: (feature) => Uint8Array.from(features, (listed) => (listed.includes(feature) ? 1 : 0)),
    hexesWith,
    hexWith: (feature) => hexesWith(feature)[0] ?? -1,
    featureAfter: (hex, prefix) => features[hex]?.find((feature) => feature.startsWith(prefix))?.slice(prefix.length) ?? '',
  };
}
