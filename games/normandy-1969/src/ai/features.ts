import { occupancyOf, sideOf, unitsAt } from '../occupancy.js';
import { fullStrength, hasMark, unitsOnMap } from '../rules/units.js';
import { controls, isAreaHeld, scoreOf } from '../rules/victory.js';
import { ALLIED, GERMAN, type NormandyView, SEATS, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import type { Fields, Objective } from './fields.js';
import { strengthSeen } from './sight.js';

/** Worth of each feature in victory points; the signs are the Allies', turned round for the Germans. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  score: 1,
  alliedLosses: -0.06,
  germanLosses: 0.06,
  pressure: 0.5,
  ashore: 0.012,
  unsupplied: -0.03,
  beaches: 0.5,
};

export function createFeatures(world: World, fields: Fields) {
  return (view: NormandyView, seat: string): Readonly<Record<string, number>> => {
    const { open } = view;
    const sign = seat === SEATS[ALLIED] ? 1 : -1;
    let ashore = 0;
    let unsupplied = 0;
    for (const unit of unitsOnMap(world, open, ALLIED)) {
      const strength = fullStrength(world, open, unit);
      ashore += strength;
      if (hasMark(open, unit, UNSUPPLIED)) unsupplied += strength;
    }
    const pressure = fields.places.reduce((sum, place) => sum + pressureOn(world, view, place), 0);
    return {
      score: sign * scoreOf(world, open),
      alliedLosses: sign * (open.losses[ALLIED] as number),
      germanLosses: sign * (open.losses[GERMAN] as number),
      pressure: sign * pressure,
      ashore: sign * ashore,
      unsupplied: sign * unsupplied,
      beaches: sign * world.ground.beachHexes.filter((_, area) => isAreaHeld(world, open, area)).length,
    };
  };
}

const NEAR = 3;

/** Points of a place, by how much of the strength around it is Allied; a place held is in danger the same way. */
function pressureOn(world: World, view: NormandyView, place: Objective): number {
  const strength: [number, number] = [0, 0];
  const { count } = occupancyOf(world, view.open);
  const centre = place.hexes[0] as number;
  for (const hex of world.grid.within(centre, NEAR)) {
    if (count[hex] === 0) continue;
    const weight = 4 - world.grid.distance(centre, hex);
    for (const unit of unitsAt(world, view.open, hex)) strength[sideOf(world, unit)] += weight * strengthSeen(world, view, unit);
  }
  const total = strength[ALLIED] + strength[GERMAN];
  const held = place.hexes.filter((hex) => controls(world, view.open, hex) === ALLIED).length / place.hexes.length;
  const share = (strength[ALLIED] + 6 * held) / (total + 6);
  return place.points * (share - held * 0.5);
}
