import type { Json } from '@bocage/kernel';
import { data } from '../src/index.js';

/** A hexside as a test writes it. */
export interface DrillSide {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  readonly road?: 'road';
  readonly sea?: true;
}

export interface Drill {
  readonly terrain?: Readonly<Record<string, string>>;
  readonly sides?: readonly DrillSide[];
}

interface MapJson {
  readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  readonly sides: readonly { readonly a: string; readonly b: string }[];
}

/** Eleven by nine hexes from 0618 to 1626: clear country with nothing on its hexsides, whatever the map there is. */
export const isDrillHex = (label: string): boolean =>
  label >= '0618' && label <= '1626' && label.slice(2) >= '18' && label.slice(2) <= '26';

/** The real map with the drill ground levelled and then laid out as a test needs it. */
export function withDrill(drill: Drill): Readonly<Record<string, Json>> {
  const map = data.map as unknown as MapJson;
  const hexes = map.hexes.map((hex) => ({
    ...hex,
    terrain: drill.terrain?.[hex.hex] ?? (isDrillHex(hex.hex) ? 'clear' : hex.terrain),
  }));
  const drawn = drill.sides ?? [];
  const isDrawn = (a: string, b: string): boolean => drawn.some((side) => (side.a === a && side.b === b) || (side.a === b && side.b === a));
  const sides = map.sides.filter(({ a, b }) => !isDrillHex(a) && !isDrillHex(b) && !isDrawn(a, b));
  return { ...data, map: { ...map, hexes, sides: [...sides, ...drawn] } as unknown as Json };
}
