import type { GridSpec } from '@bocage/hex';
import type { Placement } from './map-file.js';

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

/** How one game's grid lies over the theatre and what its map tells of the ground. */
export interface Sheet {
  readonly game: string;
  readonly from: string;
  readonly grid: GridSpec;
  readonly place: Placement;
  readonly bends: readonly Bend[];
  /** A hex with less land than this share is sea. */
  readonly seaBelow: number;
  /** A land hex with at least this share of bocage is bocage. */
  readonly bocageFrom: number;
  /** A land hex with at least this share of woods has the feature wood. */
  readonly woodFrom: number;
  /** Watercourses that lie on hexsides; the others are only drawn. */
  readonly riversOnSides: readonly string[];
}

/** Hexes fixed by a rulebook or by a written choice; they win over the ground. */
export interface Pins {
  readonly from: string;
  readonly places: readonly { readonly place: string; readonly hex: string; readonly from: string }[];
  readonly cities: readonly { readonly place: string; readonly hexes: readonly string[]; readonly from: string }[];
  readonly fortifications: readonly { readonly hex: string; readonly place: string; readonly from: string }[];
  readonly beaches: readonly { readonly beach: string; readonly hexes: readonly string[]; readonly from: string }[];
  readonly terrain: readonly { readonly hex: string; readonly terrain: string; readonly from: string }[];
  /** Pairs of hexes joined by land whatever the coastline says. */
  readonly joined: readonly { readonly a: string; readonly b: string; readonly from: string }[];
}
