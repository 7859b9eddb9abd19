import type { HexId } from '@bocage/hex';
import { distance, type Point } from './geometry.js';
import { centreOf, hexOf, type PointOnSheet, type SheetGround } from './sheet-ground.js';
import type { Terrain } from './terrain.js';

export interface PlaceHexes {
  /** Where a place lies by the rules: its pin, else the hex of its ground. */
  readonly hexes: ReadonlyMap<string, HexId>;
  /** The place that gives each hex its name: the most important one in it. */
  readonly names: ReadonlyMap<HexId, PointOnSheet>;
  /** The hex of the place at exactly this point. */
  hexAt(point: Point): HexId | undefined;
}

/** The land hex a point belongs to: its own, else the nearest beside it. */
function landHexAt({ grid }: SheetGround, terrain: Terrain, at: Point): HexId | -1 {
  const own = grid.hexAt(at[0], at[1]);
  if (own < 0 || terrain.isLandHex(own)) return own;
  const beside = grid.ring(own, 1).filter((hex) => terrain.isLandHex(hex));
  return beside.sort((a, b) => distance(centreOf(grid, a), at) - distance(centreOf(grid, b), at))[0] ?? -1;
}

export function compilePlaces(ground: SheetGround, terrain: Terrain): PlaceHexes {
  const { grid, pins } = ground;
  const pinned = new Map(pins.places.map(({ place, hex }) => [place, hexOf(grid, hex)]));
  for (const name of pinned.keys()) {
    if (!ground.places.some((place) => place.name === name)) throw new Error(`pinned place ${name} is in no layer`);
  }
  const hexes = new Map<string, HexId>();
  const names = new Map<HexId, PointOnSheet>();
  const at = new Map<HexId, PointOnSheet[]>();
  for (const place of ground.places) {
    const hex = pinned.get(place.name) ?? landHexAt(ground, terrain, place.at);
    if (hex < 0) continue;
    hexes.set(place.name, hex);
    at.set(hex, [...(at.get(hex) ?? []), place]);
  }
  for (const [hex, here] of at) {
    const [first] = [...here].sort((a, b) => Number(pinned.has(b.name)) - Number(pinned.has(a.name)) || a.rank - b.rank);
    if (first) names.set(hex, first);
  }
  for (const { place, hexes: city } of pins.cities) {
    const point = ground.places.find(({ name }) => name === place);
    if (point) for (const hex of city) names.set(hexOf(grid, hex), point);
  }
  return {
    hexes,
    names,
    hexAt(point) {
      const place = ground.places.find((one) => distance(one.at, point) < 1e-9);
      return place && hexes.get(place.name);
    },
  };
}
