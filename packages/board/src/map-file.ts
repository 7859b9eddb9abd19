/** `data/map.json`: what the rules know of the ground, one grid laid over it. Written by `npm run theatre`. */
export interface MapFile {
  readonly from: string;
  readonly grid: {
    readonly orientation: 'flat' | 'pointy';
    /** Which columns (flat) or rows (pointy) are shifted by half a hex: down (flat) or right (pointy). */
    readonly low: 'odd' | 'even';
    readonly columns: readonly [number, number];
    readonly rows: readonly [number, number];
    readonly columnsGrow: 'east' | 'west';
    /** Digits of column and row and what stands between: 4003 is [2, '', 2], 98.024 is [2, '.', 3]. */
    readonly label: readonly [number, string, number];
  };
  /** Side to opposite side, metres; centre of the first hex; page-right axis, degrees north of true east. */
  readonly place: { readonly hexMetres: number; readonly lat: number; readonly lon: number; readonly rotation: number };
  /** One entry per hex of the grid, in label order; a hex not listed is off the map. */
  readonly hexes: readonly MapHex[];
  /** Only sides that carry something; each side once, `a` before `b` in label order. */
  readonly sides: readonly MapSide[];
}

export interface MapHex {
  readonly hex: string;
  /** The one terrain of this hex, in the game's words: sea, clear, bocage, city … */
  readonly terrain: string;
  readonly place?: string;
  /** Everything else the rules ask for: coast, town, road, fortification, beach:omaha, edge:south … */
  readonly features?: readonly string[];
}

export interface MapSide {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  readonly flooded?: true;
  readonly road?: 'major' | 'minor';
  readonly rail?: true;
  readonly bridge?: string;
  /** A side that is all sea though both hexes may be land. */
  readonly sea?: true;
}

/** A point in hex units: x to page right, y down, 1 = side to opposite side; the first hex's centre is 0,0. */
export type GroundPoint = readonly [number, number];

/** `data/ground.json`: the picture under the grid, true lines in hex units. The rules never read it. */
export interface GroundFile {
  readonly from: string;
  /** Land as closed rings (islands and holes by even-odd). */
  readonly land: readonly (readonly GroundPoint[])[];
  readonly areas: readonly {
    readonly kind: 'bocage' | 'woods' | 'marsh' | 'flooded' | 'town' | 'city' | 'hill' | 'beach';
    readonly name?: string;
    readonly ring: readonly GroundPoint[];
  }[];
  readonly lines: readonly {
    readonly kind: 'river' | 'canal' | 'road-major' | 'road-minor' | 'rail';
    readonly name?: string;
    readonly points: readonly GroundPoint[];
    /** Rivers taper from `from` to `to` (relative widths). */
    readonly width?: readonly [number, number];
  }[];
  /** rank 1 city … 5 hamlet; water and region names are set in italics. */
  readonly labels: readonly {
    readonly text: string;
    readonly at: GroundPoint;
    readonly kind: 'place' | 'water' | 'region' | 'beach';
    readonly rank: number;
    readonly angle?: number;
  }[];
}
