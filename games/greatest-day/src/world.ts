import { createGrid, type Grid, type HexId } from '@bocage/hex';
import type { GameData, MapData } from './data/shapes.js';

type Hex = MapData['hexes'][number];
type Side = MapData['sides'][number];

/** The map compiled: what it says of each hex and of the hexsides round it. */
export interface World {
  readonly grid: Grid;
  readonly from: string;
  hexAt(hex: HexId): Hex | undefined;
  /** What lies along the sides of a hex, by direction. */
  sidesOf(hex: HexId): readonly (readonly [direction: number, side: Side])[];
}

export function createWorld({ map }: GameData): World {
  const grid = createGrid(map.grid);
  const parse = (label: string): HexId => grid.parse(label) as HexId;
  const hexes = new Map(map.hexes.map((hex) => [parse(hex.hex), hex]));
  const sides = new Map(map.sides.map((side) => [grid.sideBetween(parse(side.a), parse(side.b)), side]));
  return {
    grid,
    from: map.from,
    hexAt: (hex) => hexes.get(hex),
    sidesOf: (hex) =>
      grid.directionNames.flatMap((_, direction) => {
        const side = sides.get(grid.side(hex, direction));
        return side ? [[direction, side] as const] : [];
      }),
  };
}
