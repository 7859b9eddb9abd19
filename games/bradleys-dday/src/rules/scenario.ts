import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { byScenario } from '../caches/by-scenario.js';
import type { Force, Reinforcement, Scenario, Where } from '../data/shapes.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §18.0 */
export function scenarioOf({ data }: World, open: Pick<Open, 'scenario'>): Scenario {
  const found = data.scenarios.scenarios.find(({ id }) => id === open.scenario);
  if (!found) throw new Error(`no scenario named ${open.scenario}`);
  return found;
}

/** §18.0 The forces a scenario is put together from. */
export const forcesOf = (world: World, open: Pick<Open, 'scenario'>): readonly Force[] =>
  scenarioOf(world, open).forces.map((id) => world.data.scenarios.forces.find((force) => force.id === id) as Force);

/** §18.5 Where a unit may set up instead of its printed hex. */
export function zoneOf(world: World, open: Pick<Open, 'scenario'>, unit: UnitId): Where | undefined {
  const formation = world.data.counters.units[unit]?.formation as string;
  return scenarioOf(world, open).zones.find(({ formations }) => formations.includes(formation))?.where;
}

/** §18.1 §18.2 1 for every hex in play. */
const areaOf = byScenario((world, open): Uint8Array => {
  const [first, last] = scenarioOf(world, open).area.columns;
  return Uint8Array.from(world.ground.column, (column) => (column >= first && column <= last ? 1 : 0));
});

/** §18.1 §18.2 Whether a hex is in play. */
export const isInPlay = (world: World, open: Pick<Open, 'scenario'>, hex: HexId): boolean => areaOf(world, open)[hex] === 1;

/** §18.1 Whether a step stays in play; from the hex outside a unit may only come in. */
export const inArea = (world: World, open: Pick<Open, 'scenario'>, from: HexId, to: HexId): boolean =>
  isInPlay(world, open, to) ||
  (!isInPlay(world, open, from) && (world.ground.column[to] as number) > (world.ground.column[from] as number));

/** The entry of every unit. */
const entriesOf = byScenario((world, open): readonly (Reinforcement | undefined)[] => {
  const all = forcesOf(world, open).flatMap(({ reinforcements }) => reinforcements);
  return world.data.counters.units.map(({ id }) => all.find(({ units }) => units.includes(id)));
});

/** A unit's own entry among the reinforcements, undefined if it has none. */
export const reinforcementOf = (world: World, open: Pick<Open, 'scenario'>, unit: UnitId): Reinforcement | undefined =>
  entriesOf(world, open)[unit];
