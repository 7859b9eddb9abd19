import type { HexId } from '@bocage/hex';
import { distance, type Point } from './geometry.js';
import type { Layers, NamedPoint } from './layers.js';
import { createProjection } from './projection.js';
import type { Pins } from './sheet.js';
import { centreOf, hexOf, type SheetGround } from './sheet-ground.js';

/** Where a real place falls minus the middle of the hex a pin gives it, in hexes right and down. */
export interface Residual {
  readonly place: string;
  readonly hex: string;
  readonly before: Point;
  readonly after: Point;
}

const off = ([x, y]: Point, centre: Point): Point => [x - centre[0], y - centre[1]];

/** Places with one pinned hex: by their own pin, or by a pinned hex that has their name. */
export function placePins({ places, hexes }: Pins): { readonly place: string; readonly hex: string }[] {
  const known = new Set(places.map(({ place }) => place));
  const named = hexes.flatMap(({ place, hexes: [hex, ...others] }) =>
    place && hex && others.length === 0 && !known.has(place) ? [{ place, hex }] : [],
  );
  return [...places, ...new Map(named.map((one) => [one.place, one])).values()];
}

/** One residual a pinned place: on the straight sheet, and after the sheet's bends. */
export function residualsOf({ sheet, pins, grid }: SheetGround, layers: Layers): Residual[] {
  const straight = createProjection({ ...sheet, bends: [] });
  const bent = createProjection(sheet);
  return placePins(pins).flatMap(({ place, hex }) => {
    const centre = centreOf(grid, hexOf(grid, hex));
    const away = ({ at }: NamedPoint): number => distance(straight(at), centre);
    const [found] = layers.places.filter(({ name }) => name === place).sort((a, b) => away(a) - away(b));
    return found ? [{ place, hex, before: off(straight(found.at), centre), after: off(bent(found.at), centre) }] : [];
  });
}

export interface Spread {
  readonly rms: number;
  readonly max: number;
  /** How many lie in their own hex. */
  readonly inside: number;
}

export function spreadOf({ grid }: SheetGround, residuals: readonly Residual[], key: 'before' | 'after'): Spread {
  const lengths = residuals.map(({ [key]: [x, y] }) => Math.hypot(x, y));
  const inside = residuals.filter(({ hex, [key]: [dx, dy] }) => {
    const own: HexId = hexOf(grid, hex);
    const [x, y] = centreOf(grid, own);
    return grid.hexAt(x + dx, y + dy) === own;
  });
  return {
    rms: Math.sqrt(lengths.reduce((sum, length) => sum + length ** 2, 0) / Math.max(1, lengths.length)),
    max: Math.max(0, ...lengths),
    inside: inside.length,
  };
}
