import type { HexId } from '@bocage/hex';
import { distance, type Point } from './geometry.js';
import type { Land } from './land.js';
import { centreOf, hexOf, type PointOnSheet, type SheetGround } from './sheet-ground.js';

export interface PlaceHexes {
  /** Where a place lies by the rules: its pin, else the hex of its ground. */
  readonly hexes: ReadonlyMap<PointOnSheet, HexId>;
  /** The place that gives each hex its name: the most important one in it. */
  readonly names: ReadonlyMap<HexId, Pick<PointOnSheet, 'name' | 'at'>>;
  /** Places of a hex, the most important first. */
  inHex(hex: HexId): readonly PointOnSheet[];
  /** The hex of the place at exactly this point. */
  hexAt(point: Point): HexId | undefined;
}

/** The land hex a point belongs to: its own, else the nearest beside it. */
export function landHexAt({ grid }: SheetGround, land: Land, at: Point): HexId | -1 {
  const own = grid.hexAt(at[0], at[1]);
  if (own < 0 || land.isLandHex(own)) return own;
  const beside = grid.ring(own, 1).filter((hex) => land.isLandHex(hex));
  return beside.sort((a, b) => distance(centreOf(grid, a), at) - distance(centreOf(grid, b), at))[0] ?? -1;
}

/** Pinned places: by their own pin, or by a pinned hex that has their name. Of two places with one name the nearer to the hex. */
function pinnedPlaces({ grid, pins, places }: SheetGround): Map<PointOnSheet, HexId> {
  const nearest = (place: string, to: HexId): PointOnSheet | undefined => {
    const away = ({ at }: PointOnSheet): number => distance(at, centreOf(grid, to));
    return places.filter(({ name }) => name === place).sort((a, b) => away(a) - away(b))[0];
  };
  const pinned = new Map<PointOnSheet, HexId>();
  for (const { place, hex } of pins.places) {
    const found = nearest(place, hexOf(grid, hex));
    if (!found) throw new Error(`pinned place ${place} is in no layer`);
    pinned.set(found, hexOf(grid, hex));
  }
  for (const { place, hexes } of pins.hexes) {
    const [first, ...others] = hexes.map((label) => hexOf(grid, label));
    const found = place === undefined || first === undefined ? undefined : nearest(place, first);
    if (!found || pinned.has(found) || first === undefined) continue;
    const own = grid.hexAt(found.at[0], found.at[1]);
    pinned.set(found, others.includes(own) ? own : first);
  }
  return pinned;
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(9)},${y.toFixed(9)}`;

export function compilePlaces(ground: SheetGround, land: Land): PlaceHexes {
  const { grid, pins } = ground;
  const pinned = pinnedPlaces(ground);
  const hexes = new Map<PointOnSheet, HexId>();
  const names = new Map<HexId, Pick<PointOnSheet, 'name' | 'at'>>();
  const inHex = new Map<HexId, PointOnSheet[]>();
  const byPoint = new Map<string, HexId>();
  for (const place of ground.places) {
    const hex = pinned.get(place) ?? landHexAt(ground, land, place.at);
    if (hex < 0) continue;
    hexes.set(place, hex);
    byPoint.set(keyOf(place.at), hex);
    inHex.set(hex, [...(inHex.get(hex) ?? []), place]);
  }
  for (const [hex, here] of inHex) {
    here.sort((a, b) => Number(pinned.has(b)) - Number(pinned.has(a)) || a.rank - b.rank);
    if (here[0]) names.set(hex, here[0]);
  }
  for (const { place, hexes: named } of pins.hexes) {
    if (place === undefined) continue;
    const known = ground.places.find(({ name }) => name === place);
    for (const hex of named.map((label) => hexOf(grid, label))) names.set(hex, known ?? { name: place, at: centreOf(grid, hex) });
  }
  return { hexes, names, inHex: (hex) => inHex.get(hex) ?? [], hexAt: (point) => byPoint.get(keyOf(point)) };
}
