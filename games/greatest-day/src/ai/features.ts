import type { GameAi } from '@bocage/kernel';
import { unitsOnMap } from '../rules/units.js';
import { pointsOf } from '../rules/victory.js';
import { enemyOf, type Side } from '../sides.js';
import type { GreatestDayTypes, Open } from '../types.js';
import type { World } from '../world.js';
import { goalsOf, nearest, sideOfSeat } from './ground.js';
import { worthOf } from './worth.js';

export const WEIGHTS = { points: 10, force: 1, distance: -0.2 };

/** What is good about a position: points, units that can fight, to be near what one is after. */
export function createFeatures(world: World): GameAi<GreatestDayTypes>['features'] {
  return ({ open }, seat) => {
    const side = sideOfSeat(seat);
    const points = pointsOf(world, open);
    const goals = goalsOf(world, open, side);
    return {
      points: seat === 'german' ? points.german - points.allied : points.allied - points.german,
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      distance: unitsOnMap(world, open, side).reduce((sum, unit) => sum + nearest(world, goals, open.hex[unit] as number), 0),
    };
  };
}

const forceOf = (world: World, open: Open, side: Side): number =>
  unitsOnMap(world, open, side).reduce((sum, unit) => sum + worthOf(world, open, unit) * (open.suppressed[unit] === 1 ? 0.7 : 1), 0);
