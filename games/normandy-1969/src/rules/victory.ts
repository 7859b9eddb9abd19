import type { HexId } from '@bocage/hex';
import type { Outcome } from '@bocage/kernel';
import type { Scenarios } from '../data/shapes.js';
import { occupancyOf } from '../occupancy.js';
import { ALLIED, GERMAN, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { unitsOnMap } from './units.js';

export type ScenarioData = Scenarios['scenarios'][number];

export function scenarioOf(world: World, open: Open): ScenarioData {
  const found = world.data.scenarios.scenarios.find((scenario) => scenario.id === open.scenario);
  if (!found) throw new Error(`no scenario named ${open.scenario}`);
  return found;
}

/** §R.14 A place belongs to the side that last ended a move, landing, drop or retreat there. */
export function takeControl(world: World, open: Open, side: Side, hex: HexId): void {
  const index = world.controlIndex[hex] as number;
  if (index >= 0) open.control[index] = side;
}

/** §R.14 */
export function controls(world: World, open: Open, hex: HexId): Side {
  return open.control[world.controlIndex[hex] as number] as Side;
}

/** One line of the score. */
export interface ScoreLine {
  readonly name: string;
  readonly points: number;
}

/** §R.14 Places: all of their hexes for the full value, one for the partial. */
function placeScore(world: World, open: Open): ScoreLine[] {
  return world.data.scenarios.victory.places.map(({ name, hexes, points, partial }) => {
    const held = hexes.filter((label) => controls(world, open, world.grid.parse(label) as number) === ALLIED).length;
    return { name, points: held === hexes.length ? points : held > 0 ? partial : 0 };
  });
}

/** §R.14 §R.15 A supply area counts when the Allies hold a hex of it and no German stands in it. */
export function isAreaHeld(world: World, open: Open, area: number): boolean {
  const hexes = world.ground.beachHexes[area] as readonly number[];
  const { side } = occupancyOf(world, open);
  return hexes.some((hex) => controls(world, open, hex) === ALLIED) && hexes.every((hex) => side[hex] !== GERMAN);
}

/** §R.14 The Allied score, line by line. */
export function scoreLines(world: World, open: Open): ScoreLine[] {
  const { supplyArea, lossesPerPoint } = world.data.scenarios.victory;
  const areas = world.ground.beachHexes.filter((_, area) => isAreaHeld(world, open, area)).length;
  const beyond = Math.max(0, (open.losses[ALLIED] as number) - (open.losses[GERMAN] as number));
  return [
    ...placeScore(world, open),
    { name: 'Supply areas', points: areas * supplyArea },
    { name: 'Losses', points: 0 - Math.floor(beyond / lossesPerPoint) },
  ];
}

/** §R.14 */
export const scoreOf = (world: World, open: Open): number => scoreLines(world, open).reduce((sum, line) => sum + line.points, 0);

/** §R.14 The outcome a score comes to. The margin is counted from the middle of the draw, positive for the Allies. */
export function outcomeOf(world: World, open: Open): Outcome {
  const { thresholds } = scenarioOf(world, open);
  const score = scoreOf(world, open);
  const margin = score - Math.floor((thresholds.draw + thresholds.alliedMarginal - 1) / 2);
  if (score >= thresholds.alliedDecisive) return { winner: 'allied', level: 'decisive', margin, section: 'R.14' };
  if (score >= thresholds.alliedMarginal) return { winner: 'allied', level: 'marginal', margin, section: 'R.14' };
  if (score >= thresholds.draw) return { level: 'draw', margin, section: 'R.14' };
  if (score >= thresholds.germanMarginal) return { winner: 'german', level: 'marginal', margin, section: 'R.14' };
  return { winner: 'german', level: 'decisive', margin, section: 'R.14' };
}

/** §R.14 After the first turn the Allies must hold something in France. */
export function isInvasionThrownBack(world: World, open: Open): boolean {
  return open.turn > 1 && unitsOnMap(world, open, ALLIED).length === 0;
}
