import type { Json } from '@bocage/kernel';
import { data } from '../src/index.js';

/** A hexside as a test writes it. */
export interface DrillSide {
  readonly a: string;
  readonly b: string;
  readonly river?: string;
  readonly flooded?: true;
  readonly road?: 'minor';
  readonly sea?: true;
}

export interface Drill {
  readonly terrain?: Readonly<Record<string, 'clear' | 'bocage' | 'city' | 'sea'>>;
  readonly fortifications?: readonly string[];
  readonly sides?: readonly DrillSide[];
}

interface MapJson {
  readonly hexes: readonly { readonly hex: string; readonly terrain: string; readonly features?: readonly string[] }[];
  readonly sides: readonly { readonly a: string; readonly b: string }[];
}

/** The seven by seven hexes from 4323 to 4929: open country with nothing on its hexsides, whatever the map there is. */
const isDrillHex = (label: string): boolean => label >= '4323' && label <= '4929' && label.slice(2) >= '23' && label.slice(2) <= '29';

/** The real map with the drill ground levelled and then laid out as a test needs it. */
export function withDrill(drill: Drill): Readonly<Record<string, Json>> {
  const map = data.map as unknown as MapJson;
  const hexes = map.hexes.map((hex) => {
    if (!isDrillHex(hex.hex)) return hex;
    const features = (hex.features ?? []).filter((feature) => feature !== 'fortification');
    if (drill.fortifications?.includes(hex.hex)) features.push('fortification');
    return { ...hex, terrain: drill.terrain?.[hex.hex] ?? 'clear', features };
  });
  const sides = map.sides.filter(({ a, b }) => !isDrillHex(a) && !isDrillHex(b));
  return { ...data, map: { ...map, hexes, sides: [...sides, ...(drill.sides ?? [])] } as unknown as Json };
}
