import { BEACH, BRIDGE, CANAL, HILL, SEA_WALL, WAY } from '../src/ground.js';
import { ground } from './position.js';

export interface GroundStep {
  readonly from: number;
  readonly to: number;
}

/** Steps of the map by what lies on the hexside and in its two hexes. */
const stepsWhere = (is: (bits: number, from: number, to: number) => boolean): GroundStep[] =>
  [...ground.sides.keys()].flatMap((i) => {
    const [from, to] = [Math.floor(i / 6), ground.grid.neighbours[i] as number];
    return to >= 0 && is(ground.sides[i] as number, from, to) ? [{ from, to }] : [];
  });

/** From a beach up a hill, along a way or without one, and no wall between. */
export const climbs = (along: 'way' | 'slope'): GroundStep[] =>
  stepsWhere(
    (bits, from, to) =>
      ground.terrain[from] === BEACH && ground.under[to] === HILL && (bits & SEA_WALL) === 0 && ((bits & WAY) !== 0) === (along === 'way'),
  );

/** Over a canal where no bridge is. */
export const fords = (): GroundStep[] => stepsWhere((bits) => (bits & (CANAL | BRIDGE)) === CANAL);
