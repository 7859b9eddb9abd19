import type { GameAi, UnitId } from '@bocage/kernel';
import { unitsOnMap } from '../rules/units.js';
import { pointsOf } from '../rules/victory.js';
import { ALLIED, enemyOf, type Side } from '../sides.js';
import type { GreatestDayTypes, Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { goalsOf, nearest, sideOfSeat, threatAt } from './ground.js';
import { inTheWay, isOnSand, tracksLeft, unclearedBeach } from './shore.js';
import { healthOf, worthOf } from './worth.js';

export const WEIGHTS = { points: 4, force: 1, tracks: 2.6, way: 3, sand: 2.5, distance: 0.25, exposed: 0.35 };

/** §4.3.2 What is still to be done before a beach is clear; nothing where there is none. */
function beachLeft(world: World, open: Open): { readonly tracks: number; readonly way: number; readonly sand: number } {
  const beach = unclearedBeach(world, open);
  if (beach < 0) return { tracks: 0, way: 0, sand: 0 };
  return {
    tracks: tracksLeft(open, beach),
    way: inTheWay(world, open).reduce((sum, unit) => sum + healthOf(open, unit), 0),
    sand: unitsOnMap(world, open, ALLIED).filter((unit) => isOnSand(world, open, unit)).length,
  };
}

/** What is good about a position: points, units that can fight, a beach that is nearly clear, to be near what one is after and out of sight. */
export function createFeatures(world: World): GameAi<GreatestDayTypes>['features'] {
  return ({ open }, seat) => {
    const side = sideOfSeat(seat);
    const sign = side === ALLIED ? 1 : -1;
    const points = pointsOf(world, open);
    const { tracks, way, sand } = beachLeft(world, open);
    return {
      points: sign * (points.allied - points.german),
      force: forceOf(world, open, side) - forceOf(world, open, enemyOf(side)),
      tracks: -sign * tracks,
      way: -sign * way,
      sand: -sign * sand,
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
