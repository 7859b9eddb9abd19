import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACH, CITY, CLEAR, HILL, SWAMP, TOWN } from '../ground.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { HQ } from '../roster.js';
import { AFLOAT, AIRFIELD, DROP_ZONES, DZ_BOX, GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';
import { boxed, isLost, zoneModifier, zonesOfDivision } from './drop-zones.js';
import { isInPlay, reinforcementOf } from './scenario.js';
import { hasRoom } from './stacking.js';
import { isSea } from './terrain-costs.js';
import { hasMark, setBox } from './units.js';

/** §4.6 Whether air operations are flown this turn. */
export const isAirTurn = ({ data }: World, { turn }: Pick<Open, 'turn'>): boolean =>
  data.tables.turns.track.find((entry) => entry.turn === turn)?.air === true;

const formationOf = ({ data }: World, unit: UnitId): string => data.counters.units[unit]?.formation as string;

/** §4.2.8 §4.3.1 Units to be put into a DZ box together: a regiment, or a separate unit of the division. */
export function airGroups(world: World, open: Open): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (open.box[unit] !== AIRFIELD || zonesFor(world, open, [unit]).length === 0) continue;
    const regiment = world.roster.regiment[unit] as number;
    const key = regiment < 0 ? `unit ${unit}` : `regiment ${regiment}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()];
}

/** §4.2.8 §4.3.1 R39 Headquarters and engineers at the Main zone; a lost zone's units at the other. */
export function zonesFor(world: World, open: Open, units: readonly UnitId[]): readonly number[] {
  const unit = units[0] as number;
  const zones = zonesOfDivision(formationOf(world, unit));
  const left = zones.filter((zone) => !isLost(open, zone));
  const bound = world.roster.kind[unit] === HQ || world.roster.type[unit] === 'airborne-engineer';
  return bound && left.includes(zones[0]) ? [zones[0]] : left;
}

/** R39 Units that wait for a zone that is lost go to the other one of the division, if that is left. */
export function rehome(_world: World, open: Open): void {
  for (let zone = 0; zone < DROP_ZONES; zone++) {
    if (!isLost(open, zone)) continue;
    const other = zone ^ 1;
    if (!isLost(open, other)) for (const unit of boxed(open, zone)) setBox(open, unit, DZ_BOX + other);
  }
}

/** §4.5 How a unit comes by air: its entry among the reinforcements says so. */
export const isGlider = (world: World, open: Open, unit: UnitId): boolean => reinforcementOf(world, open, unit)?.by === 'glider';

/** §4.3.3 e §4.5.2 §4.5.3 Wind, flak and the ground of the zone. */
export function dropModifier(world: World, open: Open, zone: number, unit: UnitId): number {
  const { scatterTerrain } = world.data.tables;
  const column = isGlider(world, open, unit) ? scatterTerrain.glider : scatterTerrain.parachute;
  const ground = GROUNDS[world.ground.terrain[open.dzHex[zone] as number] as number] ?? 'beach';
  return zoneModifier(world, open, zone) + column[ground];
}

const GROUNDS: Readonly<Record<number, 'clear' | 'hill' | 'beach' | 'town' | 'city' | 'swamp'>> = {
  [CLEAR]: 'clear',
  [HILL]: 'hill',
  [TOWN]: 'town',
  [CITY]: 'city',
  [SWAMP]: 'swamp',
  [BEACH]: 'beach',
};

/** What waits for a unit in the hex it scatters to. */
export type Ground = 'lost' | 'germans' | 'full' | 'free';

/** §4.4.4 §4.4.5 §4.4.9 §4.5.4 */
export function awaits(world: World, open: Open, unit: UnitId, hex: HexId): Ground {
  if (hex < 0 || isSea(world, open, hex) || !isInPlay(world, open, hex)) return 'lost';
  if (holderOf(world, open, hex) === GERMAN) return 'germans';
  if (unitsAt(world, open, hex).some((other) => hasMark(open, other, AFLOAT))) return 'full';
  return hasRoom(world, open, unit, hex) ? 'free' : 'full';
}

/** §4.4.6 §4.4.7 §4.5.5 §4.5.6 R35 R38 How often the hex disrupts who lands there, asterisks apart. */
export function disruptionsIn(world: World, open: Open, zone: number, unit: UnitId, hex: HexId): number {
  const terrain = world.ground.terrain[hex];
  const glides = isGlider(world, open, unit);
  const rough = terrain !== CLEAR && !(glides && terrain === HILL);
  const others = holderOf(world, open, hex) === GERMAN ? [] : unitsAt(world, open, hex);
  const { regiment } = world.roster;
  const mixed =
    (regiment[unit] as number) >= 0 && others.some((other) => (regiment[other] as number) >= 0 && regiment[other] !== regiment[unit]);
  const onZone = glides && hex === open.dzHex[zone] && others.length > 0;
  return (rough ? 1 : 0) + (mixed || onZone ? 1 : 0);
}
