import type { GameAi, UnitId } from '@bocage/kernel';
import { beachOf } from '../rules/beach.js';
import { unitsOnMap } from '../rules/units.js';
import { pointsOf } from '../rules/victory.js';
import { ALLIED, enemyOf, type Side } from '../sides.js';
import type { GreatestDayTypes, Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { landingMargin } from './beachhead.js';
import { goalsOf, nearest, sideOfSeat, threatAt } from './ground.js';
import { prospectOf } from './prospects.js';
import { worthOf } from './worth.js';

export const WEIGHTS = { landing: 1, points: 4, force: 1, distance: 0.25, exposed: 0.35 };

/** Of a landing a point of margin, besides the prospect of victory: somebody who has as good as won goes on. */
const MARGIN = 0.01;

/** What is good about a position: of a landing the prospect of victory; else points, units that can fight, to be near what one is after and out of sight. */
export function createFeatures(world: World): GameAi<GreatestDayTypes>['features'] {
  return ({ open }, seat) => {
    const side = sideOfSeat(seat);
    const sign = side === ALLIED ? 1 : -1;
    if (beachOf(world, open) >= 0) return { landing: sign * (prospectOf(world, open) + MARGIN * landingMargin(world, open)) };
    const points = pointsOf(world, open);
    return {
      points: sign * (points.allied - points.german),
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      distance: -distanceOf(world, open, side),
      exposed: exposedOf(world, open, enemyOf(side)) - exposedOf(world, open, side),
    };
  };
}

/** §S.21 A unit that is shaken is worth less. */
const fitness = (open: Open, unit: UnitId): number =>
  (open.suppressed[unit] === 1 ? 0.75 : 1) * (1 - 0.14 * (open.cohesion[unit] as number));

const forceOf = (world: World, open: Open, side: Side): number =>
  unitsOnMap(world, open, side).reduce((sum, unit) => sum + worthOf(world, open, unit) * fitness(open, unit), 0);

const exposedOf = (world: World, open: Open, side: Side): number =>
  unitsOnMap(world, open, side).reduce((sum, unit) => sum + Math.min(3, threatAt(world, open, side, hexOf(open, unit))), 0);

const distanceOf = (world: World, open: Open, side: Side): number =>
  unitsOnMap(world, open, side).reduce(
    (sum, unit) => sum + Math.min(12, nearest(world, goalsOf(world, open, side, unit), hexOf(open, unit))),
    0,
  );
