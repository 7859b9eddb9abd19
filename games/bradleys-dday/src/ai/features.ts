import type { GameAi } from '@bocage/kernel';
import { alliedLosses, nearestGerman } from '../rules/victory.js';
import { ALLIED, type BradleyTypes, enemyOf, GERMAN, seatOf } from '../types.js';
import type { World } from '../world.js';
import { forceOf } from './worth.js';

export const WEIGHTS = { force: 1, losses: 3, lodgment: 2 };

/** Beyond this many hexes a beachhead is safe in every scenario (§17.1.3). */
const SAFE = 13;

/** §17.1 What a position is worth: strength, American losses, the room round the beachheads. */
export function createFeatures(world: World): GameAi<BradleyTypes>['features'] {
  return ({ open }, seat) => {
    const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
    const sign = side === ALLIED ? 1 : -1;
    const room = ([0, 1] as const).reduce<number>((sum, beach) => sum + Math.min(SAFE, nearestGerman(world, open, beach)), 0);
    return {
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      losses: -sign * alliedLosses(world, open),
      lodgment: sign * room,
    };
  };
}
