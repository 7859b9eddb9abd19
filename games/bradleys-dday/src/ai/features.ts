import type { GameAi } from '@bocage/kernel';
import { GARRISON } from '../roster.js';
import { unitsOnMap } from '../rules/units.js';
import { alliedLosses, outcomeOf, turnsOf } from '../rules/victory.js';
import { ALLIED, type BradleyTypes, enemyOf, GERMAN, type Open, seatOf } from '../types.js';
import type { World } from '../world.js';
import { isWithinLodgment } from './lodgment.js';
import { forceOf } from './worth.js';

export const WEIGHTS = { force: 1, losses: 3, lodgment: 1.5, beachheads: 10, verdict: 20 };

/** Turns before the last from which what the game would come to now counts. */
const LATE = 5;

/** §17.1 Germans where none may be left, garrisons apart. */
const inside = (world: World, open: Open): number =>
  unitsOnMap(world, open, GERMAN).filter(
    (unit) => world.roster.kind[unit] !== GARRISON && isWithinLodgment(world, open, open.hex[unit] as number),
  ).length;

/** §17.1 What a position is worth: strength, American losses, the Germans left in the lodgments, towards the end who would win. */
export function createFeatures(world: World): GameAi<BradleyTypes>['features'] {
  return ({ open }, seat) => {
    const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
    const sign = side === ALLIED ? 1 : -1;
    const late = Math.max(0, 1 - (turnsOf(world, open) - open.turn) / LATE);
    return {
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      losses: -sign * alliedLosses(world, open),
      lodgment: -sign * inside(world, open),
      beachheads: sign * open.beachhead.filter((hex) => hex >= 0).length,
      verdict: late === 0 ? 0 : sign * late * (outcomeOf(world, open).margin ?? 0),
    };
  };
}
