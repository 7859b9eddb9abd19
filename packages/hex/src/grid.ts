/** How a map's hexes are arranged and labelled. */
export interface GridSpec {
  readonly orientation: 'flat' | 'pointy';
  /** Which columns (flat) or rows (pointy) are shifted by half a hex: down (flat) or right (pointy). By printed number. */
  readonly low: 'odd' | 'even';
  /** First and last printed column and row, inclusive. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly columnsGrow: 'east' | 'west';
  /** Digits of the column, what stands between, digits of the row: 4003 is [2, '', 2], 98.024 is [2, '.', 3]. */
  readonly label: readonly [number, string, number];
}

/** A hex is its index in the grid, 0 … size−1, in label order (column by column). */
export type HexId = number;

/** 0 … 5 clockwise. Flat-top: n ne se s sw nw. Pointy-top: ne e se sw w nw. */
export type Direction = number;

/** A hexside's index, shared by the two hexes it divides. */
export type SideId = number;

export interface Grid {
  readonly spec: GridSpec;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** neighbours[hex * 6 + direction], −1 beyond the edge. */
  readonly neighbours: Int32Array;
  readonly directionNames: readonly string[];
  neighbour(hex: HexId, direction: Direction): HexId | -1;
  /** The direction from a hex to an adjacent one, −1 when they are not adjacent. */
  directionTo(from: HexId, to: HexId): Direction | -1;
  distance(a: HexId, b: HexId): number;
  /** Hexes from a to b inclusive; where the line runs along a hexside both hexes of that step are listed. */
  line(a: HexId, b: HexId): readonly (readonly HexId[])[];
  ring(centre: HexId, radius: number): HexId[];
  within(centre: HexId, radius: number): HexId[];
  side(hex: HexId, direction: Direction): SideId;
  sideBetween(a: HexId, b: HexId): SideId | -1;
  label(hex: HexId): string;
  parse(label: string): HexId | undefined;
  /** Centre in hex units: x to page right, y down, 1 = side to opposite side; hex 0 … by geometry, the first hex at 0,0. */
  centre(hex: HexId): { readonly x: number; readonly y: number };
  /** The hex a point lies in, −1 beyond the edge. */
  hexAt(x: number, y: number): HexId | -1;
}
