import type { UnitId } from '@bocage/kernel';
import { needsFuel } from '../rules/fuel.js';
import { strengthOf } from '../rules/losses.js';
import { GERMAN } from '../types.js';
import { fightersOf, type Picture } from './picture.js';

/** Counters that keep a place whatever their formation does, with the hex they keep. */
export type Garrisons = ReadonlyMap<number, number>;

/** From so far away somebody is sent to an empty place. */
const CALLED = 7;

/** Enemies nearer than this can come to a place in the next turn or two. */
const NEAR = 8;

/** Places that are held and that an enemy can come to: Germans expect that everywhere. */
function keptPlaces({ mind, field, side, enemyHexes }: Picture): number[] {
  return mind.world.places.filter((hex, place) => {
    const isOurs = field.held[place] === side;
    return isOurs && (side === GERMAN || enemyHexes.some((at) => mind.world.grid.distance(at, hex) < NEAR));
  });
}

/** §10.4 One counter for each place: of those who stand in it the weakest, else the nearest on foot. */
export function garrisonsOf(picture: Picture): Garrisons {
  const { mind, open, field, formations } = picture;
  const { world } = mind;
  const troops = formations.flatMap((formation) => fightersOf(picture, formation)).filter((unit) => (field.hex[unit] as number) >= 0);
  const given = new Map<number, number>();
  for (const place of keptPlaces(picture)) {
    const cost = (unit: UnitId): number => {
      const far = mind.ways[world.places.indexOf(place)]?.[field.hex[unit] as number] ?? CALLED;
      return 10 * far + (far > 0 && needsFuel(world, open, unit) ? 30 : 0) + strengthOf(world, field, unit);
    };
    const best = troops
      .filter((unit) => !given.has(unit) && cost(unit) < 10 * CALLED)
      .reduce((a, b) => (a >= 0 && cost(a) <= cost(b) ? a : b), -1);
    if (best >= 0) given.set(best, place);
  }
  return given;
}
