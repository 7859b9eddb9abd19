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
  /** A second, square reference grid over the map: its metres a side, its page-right axis in degrees north of true east, and the square number of the plane's origin. */
  readonly squares?: Squares;
  /** One entry per hex of the grid, in label order; a hex not listed is off the map. */
  readonly hexes: readonly MapHex[];
  /** Only sides that carry something; each side once, `a` before `b` in label order. */
  readonly sides: readonly MapSide[];
}

/** A point x, y metres east and north of the theatre's origin lies in square EE NN: east + (x cos + y sin) / metres, north + (y cos − x sin) / metres, rounded down. */
export interface Squares {
  readonly metres: number;
  readonly rotation: number;
  readonly east: number;
  readonly north: number;
}

export interface MapHex {
  readonly hex: string;
  /** The one terrain of this hex, in the game's words: sea, clear, bocage, city …; `off` is a hex outside the printed sheet. */
  readonly terrain: string;
  readonly place?: string;
  /** Everything else the rules ask for: coast, town, road, fortification, beach:omaha, edge:south … */
  readonly features?: readonly string[];
}

export interface MapSide {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  /** Class of the river in the game's words, where the game has more than one. */
  readonly class?: string;
  readonly flooded?: true;
  /** Class of the road in the game's words: major, minor, trail … */
  readonly road?: string;
  readonly rail?: true;
  readonly bridge?: string;
  /** A side that is all sea though both hexes may be land. */
  readonly sea?: true;
  /** Everything else on this side: cliff, sea-wall, ridge, boundary:operational … */
  readonly features?: readonly string[];
}

/** A point in hex units: x to page right, y down, 1 = side to opposite side; in the frame of `Grid.centre`. */
export type GroundPoint = readonly [number, number];

/** `data/ground.json`: the picture under the grid, true lines in hex units. The rules never read it. */
export interface GroundFile {
  readonly from: string;
  /** Land as closed rings (islands and holes by even-odd). */
  readonly land: readonly (readonly GroundPoint[])[];
  readonly areas: readonly {
    readonly kind: 'bocage' | 'woods' | 'orchard' | 'marsh' | 'flooded' | 'village' | 'town' | 'city' | 'hill' | 'beach' | 'tidal';
    readonly name?: string;
    readonly ring: readonly GroundPoint[];
  }[];
  readonly lines: readonly {
    readonly kind: 'river' | 'canal' | 'road-major' | 'road-minor' | 'lane' | 'rail' | 'cliff' | 'sea-wall' | 'ridge' | 'square';
    readonly name?: string;
    readonly points: readonly GroundPoint[];
    /** Rivers taper from `from` to `to` (relative widths). */
    readonly width?: readonly [number, number];
  }[];
  /** rank 1 city … 6 hamlet; water and region names are set in italics. */
  readonly labels: readonly {
    readonly text: string;
    readonly at: GroundPoint;
    readonly kind: 'place' | 'site' | 'water' | 'region' | 'beach';
    /** What stands at a site: strongpoint, battery, airfield, drop-zone … */
    readonly sign?: string;
    readonly rank: number;
    readonly angle?: number;
  }[];
}
