// The same shapes as `packages/board/src/map-file.ts`, repeated here because the board needs a browser's types and this package runs in Node.
import type { GridSpec } from '@bocage/hex';

export interface MapHex {
  readonly hex: string;
  readonly terrain: string;
  readonly place?: string;
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
  readonly sea?: true;
}

/** Side to opposite side, metres; centre of the first hex; page-right axis, degrees north of the plane's east. */
export interface Placement {
  readonly hexMetres: number;
  readonly lat: number;
  readonly lon: number;
  readonly rotation: number;
}

export interface MapFile {
  readonly from: string;
  readonly grid: GridSpec;
  readonly place: Placement;
  readonly hexes: readonly MapHex[];
  readonly sides: readonly MapSide[];
}

/** In hex units, in the frame of `Grid.centre`. */
export type GroundPoint = readonly [number, number];

export type AreaKind = 'bocage' | 'woods' | 'marsh' | 'flooded' | 'town' | 'city' | 'hill' | 'beach';
export type LineKind = 'river' | 'canal' | 'road-major' | 'road-minor' | 'rail';
export type LabelKind = 'place' | 'water' | 'region' | 'beach';

export interface GroundArea {
  readonly kind: AreaKind;
  readonly name?: string;
  readonly ring: readonly GroundPoint[];
}

export interface GroundLine {
  readonly kind: LineKind;
  readonly name?: string;
  readonly points: readonly GroundPoint[];
  readonly width?: readonly [number, number];
}

export interface GroundLabel {
  readonly text: string;
  readonly at: GroundPoint;
  readonly kind: LabelKind;
  readonly rank: number;
  readonly angle?: number;
}

export interface GroundFile {
  readonly from: string;
  readonly land: readonly (readonly GroundPoint[])[];
  readonly areas: readonly GroundArea[];
  readonly lines: readonly GroundLine[];
  readonly labels: readonly GroundLabel[];
}
