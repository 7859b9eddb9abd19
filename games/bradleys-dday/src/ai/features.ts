import type { GameAi } from '@bocage/kernel';
import { GARRISON } from '../roster.js';
import { unitsOnMap } from '../rules/units.js';
import { alliedLosses } from '../rules/victory.js';
import { ALLIED, type BradleyTypes, enemyOf, GERMAN, type Open, seatOf } from '../types.js';
import type { World } from '../world.js';
import { isWithinLodgment } from './lodgment.js';
import { prospectOf } from './prospects.js';
import { forceOf } from './worth.js';

/** Who will win is what counts; the rest says what is better where that is as good as decided. */
export const WEIGHTS = { prospect: 100, force: 0.3, losses: 1, lodgment: 0.5, beachheads: 4 };

/** §17.1 Germans where none may be left, garrisons apart. */
const inside = (world: World, open: Open): number =>
  unitsOnMap(world, open, GERMAN).filter(
    (unit) => world.roster.kind[unit] !== GARRISON && isWithinLodgment(world, open, open.hex[unit] as number),
  ).length;

/** §17.1 What a position is worth: the prospect of victory, strength, American losses, the Germans left in the lodgments. */
export function createFeatures(world: World): GameAi<BradleyTypes>['features'] {
  return ({ open }, seat) => {
    const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
    const sign = side === ALLIED ? 1 : -1;
    return {
      prospect: prospectOf(world, open, side),
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      losses: -sign * alliedLosses(world, open),
      lodgment: -sign * inside(world, open),
      beachheads: sign * open.beachhead.filter((hex) => hex >= 0).length,
    };
  };
}
