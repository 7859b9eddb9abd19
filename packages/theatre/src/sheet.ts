import type { GridSpec } from '@bocage/hex';
import type { Placement, Squares } from './map-file.js';

/** A gentle local shift that brings the real ground into the hexes a rulebook names. */
export interface Bend {
  readonly why: string;
  readonly lat: number;
  readonly lon: number;
  /** In hexes, at the centre: right and down. */
  readonly move: readonly [number, number];
  /** In hexes: nothing moves beyond it. */
  readonly reach: number;
}

/** One hex's ground, as the sheet's written rules see it. */
export interface HexGround {
  readonly label: string;
  /** Share of the hex that is land by the coastline. */
  readonly land: number;
  /** Share of the hex's land inside areas of any of these kinds (bocage, woods, orchard, marsh, flooded, city, town, village, hill); of the whole hex for tidal. */
  share(...kinds: readonly string[]): number;
  /** Places (by pin or ground) in this hex, most important first. */
  readonly places: readonly { readonly name: string; readonly kind: string; readonly rank: number }[];
  /** Sites of the layers in this hex. */
  readonly sites: readonly { readonly name: string; readonly kind: string }[];
  /** Does it touch sea (a sea hex or an all-sea side)? Only valid in featuresOf. */
  readonly isCoast: boolean;
}

/** How one game's grid lies over the theatre and what its map tells of the ground. */
export interface Sheet {
  readonly game: string;
  readonly from: string;
  readonly grid: GridSpec;
  readonly place: Placement;
  readonly bends: readonly Bend[];
  /** A square reference grid over the map; each hex gets the feature `square:EENN` of its middle. */
  readonly squares?: Squares;
  /** Hexes off the printed sheet (a cut corner, a column pair missing): they get terrain `off` and carry nothing. */
  isOff?(label: string): boolean;
  /** A hex with less land than this share is sea. */
  readonly seaBelow: number;
  /** The one terrain of a land hex, by the sheet's written rules; pins win. */
  terrainOf(hex: HexGround): string;
  /** Further features of a land or sea hex; pins are added. The compiler itself adds coast, road and edge:… to land. */
  featuresOf(hex: HexGround): readonly string[];
  /** River classes that lie on hexsides, and what each is called on this map. Not listed: only drawn. */
  readonly riversOnSides: Readonly<Record<string, string>>;
  /** Road classes, and what each is called on this map, the best first. Not listed: neither ruled nor drawn. */
  readonly roadsOnSides: Readonly<Record<string, string>>;
  /** Line layers that mark hexsides, and the side feature each gives: { cliffs: 'cliff', ridges: 'ridge' }. */
  readonly linesOnSides: Readonly<Record<string, string>>;
  /** Least important place rank (1–6) that is shown and counts as a place of its hex. */
  readonly placesTo: number;
}

/** Hexes fixed by a rulebook or by a written choice; they win over the ground. */
export interface Pins {
  readonly from: string;
  /** A place of the layers in the hex the rulebook gives it. */
  readonly places: readonly { readonly place: string; readonly hex: string; readonly from: string }[];
  /** Fixed hexes. `place` names the hex, features are added, `without` takes features away. */
  readonly hexes: readonly HexPin[];
  /** Fixed sides. null takes away. */
  readonly sides: readonly SidePin[];
  /** Contradictions inside the rulebook, with our ruling. */
  readonly rulings: readonly { readonly says: string; readonly ruling: string; readonly from: string }[];
}

export interface HexPin {
  readonly hexes: readonly string[];
  readonly terrain?: string;
  readonly place?: string;
  readonly features?: readonly string[];
  readonly without?: readonly string[];
  readonly from: string;
}

export interface SidePin {
  readonly a: string;
  readonly b: string;
  readonly river?: string | null;
  readonly class?: string;
  readonly flooded?: boolean;
  readonly road?: string | null;
  readonly rail?: boolean;
  readonly bridge?: string | null;
  readonly sea?: boolean;
  readonly features?: readonly string[];
  readonly without?: readonly string[];
  readonly from: string;
}
