/** How a map's hexes are arranged and labelled. */
export interface GridSpec {
  readonly orientation: 'flat' | 'pointy';
  /** Which columns (flat) or rows (pointy) are shifted by half a hex: down (flat) or right (pointy). By printed number. */
  readonly low: 'odd' | 'even';
  /** First and last printed column and row, inclusive. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly columnsGrow: 'east' | 'west';
  /** Digits of the column, what stands between, digits of the row: 4003 is [2, '', 2], 98.024 and 109.010 are [2, '.', 3]. */
  readonly label: readonly [number, string, number];
}

/** A number that names things of one kind: a plain number passes for it, a number that names things of another kind does not. */
export type IdOf<Kind extends string> = number & { readonly names?: Kind };

/** A hex is its index in the grid, 0 … size−1, in label order (column by column). */
export type HexId = IdOf<'hex'>;

/** 0 … 5 clockwise. Flat-top: n ne se s sw nw. Pointy-top: ne e se sw w nw. */
export type Direction = IdOf<'direction'>;

/** A hexside's index, shared by the two hexes it divides. */
export type SideId = IdOf<'hexside'>;

export interface Grid {
  readonly spec: GridSpec;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** neighbours[hex * 6 + direction], −1 beyond the edge. */
  readonly neighbours: Int32Array;
  /** sides[hex * 6 + direction]; the map's outer hexsides have numbers too. */
  readonly sides: Int32Array;
  /** Hexsides are numbered 0 … sideCount−1. */
  readonly sideCount: number;
  readonly directionNames: readonly string[];
  neighbour(hex: HexId, direction: Direction): HexId | -1;
  /** The direction from a hex to an adjacent one, −1 when they are not adjacent. */
  directionTo(from: HexId, to: HexId): Direction | -1;
  distance(a: HexId, b: HexId): number;
  /**
   * Hexes from a to b inclusive, one entry a step: distance + 1 entries. Where the line runs along a hexside both hexes of that step are
   * listed, or the one that is on the map. The way back meets the same hexes.
   */
  line(a: HexId, b: HexId): readonly (readonly HexId[])[];
  /**
   * Everything the straight line between two centres passes, exactly: unlike `line` also the hexes it only cuts off a corner of. Three
   * numbers a pass are written and their count returned: the hexside crossed (−1 through a corner), the hex entered, `ENTERED`; or, where the line
   * runs along a hexside, that hexside and the two hexes beside it. A hex beyond the edge is −1. The first hex is left out, the last pass
   * enters b. A line through a corner that it does not run along crosses the hexside the two hexes share. Eight numbers a hex of distance
   * are room enough. The way back passes the same.
   */
  trace(a: HexId, b: HexId, into: Int32Array): number;
  /** Hexes at exactly this distance, clockwise from direction 0. */
  ring(centre: HexId, radius: number): HexId[];
  /** Hexes at most this far away, the centre first, then ring by ring. */
  within(centre: HexId, radius: number): HexId[];
  /** The same number from either side: side(hex, d) is side(neighbour, opposite of d). */
  side(hex: HexId, direction: Direction): SideId;
  sideBetween(a: HexId, b: HexId): SideId | -1;
  label(hex: HexId): string;
  /** Undefined unless the label is printed on this map exactly so. */
  parse(label: string): HexId | undefined;
  /**
   * Centre in hex units: x to page right, y down, 1 = side to opposite side, so neighbours are 1 apart. The origin is where the first
   * printed column and row would meet if that hex were not shifted: a shifted first hex lies at 0,½ (flat) or ½,0 (pointy). Where
   * columns grow west, x runs down from 0.
   */
  centre(hex: HexId): { readonly x: number; readonly y: number };
  /** The hex a point lies in, −1 beyond the edge. */
  hexAt(x: number, y: number): HexId | -1;
}
