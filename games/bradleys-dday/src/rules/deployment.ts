import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { Force, Where } from '../data/shapes.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { GARRISON } from '../roster.js';
import { ALLIED, COMBAT_MODE, GERMAN, MOVEMENT_MODE, type Open, UNPLACED } from '../types.js';
import type { World } from '../world.js';
import { forcesOf, isInPlay, scenarioOf, zoneOf } from './scenario.js';
import { hasRoom } from './stacking.js';
import { bringOn, hexOf, setMode, unitsOnMap, unitsWhere } from './units.js';

/** §18.0 German units that wait to be set up, without the garrisons. */
export const unplaced = (world: World, open: Open): UnitId[] =>
  unitsWhere(open, (unit) => open.box[unit] === UNPLACED && world.roster.kind[unit] !== GARRISON);

/** §18.1.1 §18.2.1 The free placement a unit belongs to. */
function placementOf(
  world: World,
  open: Open,
  unit: UnitId,
):
  | { readonly where: Where; readonly perHex: number; readonly mode: string; readonly units: readonly string[]; readonly name: string }
  | undefined {
  const id = world.data.counters.units[unit]?.id as string;
  const zone = zoneOf(world, open, unit);
  if (zone) return { where: zone, perHex: 0, mode: '', units: [], name: '' };
  return forcesOf(world, open)
    .flatMap(({ free }) => free)
    .find(({ units }) => units.includes(id));
}

/** §18.1.1 Where the scenario wants a unit, in words; '' where its zone alone says it. */
export const placementName = (world: World, open: Open, unit: UnitId): string => placementOf(world, open, unit)?.name ?? '';

/** §18.0 §18.4 Sets a unit up: in Combat Mode until its owner says otherwise, or on the march where the scenario wants it so. */
export function deploy(world: World, open: Open, unit: UnitId, hex: HexId): void {
  const marches = placementOf(world, open, unit)?.mode === 'mm';
  setMode(world, open, unit, marches ? MOVEMENT_MODE : COMBAT_MODE, 0);
  bringOn(world, open, unit, hex);
}

/** §18.1.1 Where a unit may be set up. */
export function deploymentHexes(world: World, open: Open, unit: UnitId): HexId[] {
  const placement = placementOf(world, open, unit);
  if (!placement) return [];
  const { where, perHex, units } = placement;
  const crowded = (hex: HexId): boolean =>
    perHex > 0 &&
    unitsAt(world, open, hex).filter((other) => units.includes(world.data.counters.units[other]?.id as string)).length >= perHex;
  return world
    .hexesWhere(where)
    .filter(
      (hex) => isInPlay(world, open, hex) && holderOf(world, open, hex) !== ALLIED && !crowded(hex) && hasRoom(world, open, unit, hex),
    );
}

/** §20.1 Where the staff would put a unit: as the automaton does, if that is open to it, else the first hex that is. */
export function proposedHex(world: World, open: Open, unit: UnitId): number {
  const id = world.data.counters.units[unit]?.id as string;
  const hexes = deploymentHexes(world, open, unit);
  const printed = forcesOf(world, open).flatMap(({ setUp }) => setUp);
  const entry = [...printed, ...world.data.automaton.setUp.forces.flatMap(({ units }) => units)].find(({ units }) => units.includes(id));
  const proposed = entry ? (world.grid.parse(entry.hex) as number) : -1;
  return hexes.includes(proposed) ? proposed : (hexes[0] as number);
}

/** §13.3.1 Garrisons that wait for a fortification. */
export const waitingGarrisons = (world: World, open: Open): UnitId[] =>
  unitsWhere(open, (unit) => open.box[unit] === UNPLACED && world.roster.kind[unit] === GARRISON);

/** §13.3.1 The force a garrison belongs to: those of one have the same fortifications to choose from. */
export function garrisonForce(world: World, open: Open, garrison: UnitId): Force | undefined {
  const id = world.data.counters.units[garrison]?.id as string;
  return forcesOf(world, open).find(({ garrisons }) => garrisons?.units.includes(id));
}

/** §13.3 §18.1.1 Fortifications that can have one: nobody there, and a German unit within three hexes. */
export function garrisonHexes(world: World, open: Open, garrison: UnitId): HexId[] {
  const force = garrisonForce(world, open, garrison);
  if (!force?.garrisons) return [];
  const { within } = world.data.tables.garrisons;
  const regulars = unitsOnMap(world, open, GERMAN).filter((unit) => world.roster.kind[unit] !== GARRISON);
  const isNear = (hex: HexId): boolean => regulars.some((unit) => world.grid.distance(hexOf(open, unit), hex) <= within);
  return world
    .hexesWhere(force.garrisons.where)
    .filter((hex) => isInPlay(world, open, hex) && unitsAt(world, open, hex).length === 0 && isNear(hex));
}

/** §18.5 Where another resistance nest may be dug; none once there are enough. */
export function nestHexes(world: World, open: Open): HexId[] {
  const { extraNests } = scenarioOf(world, open);
  if (!extraNests || open.extraNests.length >= extraNests.count) return [];
  return world.hexesWhere(extraNests.where).filter((hex) => isInPlay(world, open, hex) && !open.extraNests.includes(hex));
}
