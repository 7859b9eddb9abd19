import type { Grid, HexId } from '@bocage/hex';
import type { MapData } from './data/map-shapes.js';

type Hex = MapData['hexes'][number];
type Side = MapData['sides'][number];

/** The map as it is printed: what words need of it, rules do not. */
export interface Printed {
  readonly from: string;
  hexAt(hex: HexId): Hex | undefined;
  /** What lies along the sides of a hex, by direction. */
  sidesOf(hex: HexId): readonly (readonly [direction: number, side: Side])[];
}

export function createPrinted(map: MapData, grid: Grid): Printed {
  const parse = (label: string): HexId => grid.parse(label) as HexId;
  const hexes = new Map(map.hexes.map((hex) => [parse(hex.hex), hex]));
  const sides = new Map(map.sides.map((side) => [grid.sideBetween(parse(side.a), parse(side.b)), side]));
  return {
    from: map.from,
    hexAt: (hex) => hexes.get(hex),
    sidesOf: (hex) =>
      grid.directionNames.flatMap((_, direction) => {
        const side = sides.get(grid.side(hex, direction));
        return side ? [[direction, side] as const] : [];
      }),
  };
}
