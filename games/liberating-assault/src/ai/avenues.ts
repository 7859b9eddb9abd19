import type { HexId } from '@bocage/hex';
import { strengthOf } from '../rules/losses.js';
import { ALLIED } from '../types.js';
import type { Picture } from './picture.js';

/** A way enemies may come: from where they stand to a place that is held, and what it is worth to stand in it. */
export interface Avenue {
  readonly from: number;
  readonly place: number;
  readonly worth: number;
}

/** Places an enemy stack is likely to go for: so many of the nearest. */
const GOALS = 2;

/** Whoever stands farther from an enemy than this is not in his way yet. */
const AHEAD = 4;

/** Ways by which Allied stacks come at places the Germans hold. */
export function avenuesOf({ mind, field }: Picture): Avenue[] {
  const { world, ways } = mind;
  const stacks = new Map<number, number>();
  for (let unit = 0; unit < world.roster.allied; unit++) {
    const hex = field.hex[unit] as number;
    if (hex >= 0 && world.roster.fights[unit]) stacks.set(hex, (stacks.get(hex) ?? 0) + strengthOf(world, field, unit));
  }
  const wanted = world.places.flatMap((_, place) => (field.held[place] === ALLIED ? [] : [place]));
  return [...stacks].flatMap(([from, strength]) => {
    const far = (place: number): number => ways[place]?.[from] as number;
    const goals = [...wanted].sort((a, b) => far(a) - far(b)).slice(0, GOALS);
    return goals.map((place) => {
      const points = world.data.scenarios.places.list[place]?.points ?? 0;
      return { from, place, worth: (Math.min(30, strength) * points) / (4 + far(place)) };
    });
  });
}

/** Whether a hex lies on an avenue, before those who come along it. */
export function liesOn({ mind }: Picture, { from, place }: Avenue, hex: HexId): boolean {
  const far = mind.world.grid.distance(from, hex);
  if (far === 0 || far > AHEAD) return false;
  const way = mind.ways[place] as Int16Array;
  return far + (way[hex] as number) <= (way[from] as number) + 1;
}
