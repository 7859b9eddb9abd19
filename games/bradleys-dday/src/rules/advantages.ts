import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CITY, HILL, TOWN, WATER } from '../ground.js';
import { isFront } from '../occupancy.js';
import { ARMOR, GARRISON, sideOf, WEAPON } from '../roster.js';
import { enemyOf, MOVEMENT_MODE, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import type { Assault } from './close-assault.js';
import type { Cited } from './defence.js';
import { isEngineer } from './engineers.js';
import { isFortified } from './fortifications.js';
import { hexOf, unitsOnMap } from './units.js';

/** §10.3.6 Every shift of the column: to the right for the attacker, to the left for the defender. */
export function advantagesOf(world: World, open: Open, assault: Assault, defenders: readonly UnitId[]): Cited[] {
  const { shifts } = world.data.tables;
  const found = [
    { label: 'morale', value: shifts.morale * moraleOf(world, open, assault, defenders), section: '10.3.6' },
    { label: 'armor', value: shifts.armor * armorOf(world, open, assault, defenders), section: '10.3.6' },
    { label: 'outflanking', value: isOutflanked(world, open, assault, defenders) ? shifts.outflanking : 0, section: '10.3.6' },
    { label: 'surrounding', value: isSurrounded(world, open, assault) ? shifts.surrounding : 0, section: '10.3.6' },
    { label: 'hilltop', value: shifts.hilltop * hilltopOf(world, open, assault), section: '10.3.6' },
    { label: 'engineers', value: hasEngineers(world, open, assault) ? shifts.engineers : 0, section: '15.4.1' },
  ];
  return found.filter(({ value }) => value !== 0);
}

/** §10.3.6 a §13.3.3 R30 The better best morale; a garrison has that of the nearest regular unit. */
function moraleOf(world: World, open: Open, { attackers }: Assault, defenders: readonly UnitId[]): number {
  const best = (units: readonly UnitId[]): number => Math.max(0, ...units.map((unit) => moraleOfUnit(world, open, unit)));
  return Math.sign(best(attackers) - best(defenders));
}

/** §13.3.3 */
export function moraleOfUnit(world: World, open: Open, unit: UnitId): number {
  const { roster, grid } = world;
  if (roster.kind[unit] !== GARRISON) return roster.morale[unit] as number;
  const hex = hexOf(open, unit);
  const regulars = unitsOnMap(world, open, sideOf(roster, unit)).filter((other) => roster.kind[other] !== GARRISON);
  const far = (other: number): number => grid.distance(hexOf(open, other), hex);
  const nearest = Math.min(...regulars.map(far));
  return Math.max(0, ...regulars.filter((other) => far(other) === nearest).map((other) => roster.morale[other] as number));
}

/** §10.3.6 b What negates armor: armor, reconnaissance, mechanized troops, anti-tank and anti-aircraft guns. */
function opposesArmor({ roster }: World, unit: UnitId): boolean {
  const kind = roster.kind[unit];
  return kind === ARMOR || (kind === WEAPON && roster.type[unit] !== 'rocket') || roster.type[unit] === 'mechanized-infantry';
}

/** §10.3.6 b 1 for the attacker's armor, −1 for the defender's, 0 where it is negated. */
function armorOf(world: World, open: Open, assault: Assault, defenders: readonly UnitId[]): number {
  const isArmored = (unit: UnitId): boolean => world.roster.kind[unit] === ARMOR;
  const { attackers } = assault;
  const mine = attackers.filter(isArmored);
  if (mine.length > 0 && !defenders.some((unit) => opposesArmor(world, unit))) return isArmorHeld(world, open, assault, mine) ? 0 : 1;
  const theirs = defenders.filter(isArmored);
  return theirs.length > 0 && !attackers.some((unit) => opposesArmor(world, unit)) ? -1 : 0;
}

/** §10.3.6 b Armor that attacks across water, into a town or a fortification that serves (§13.0), or uphill has no superiority. */
function isArmorHeld(world: World, open: Open, { side, target, kind }: Assault, armor: readonly number[]): boolean {
  const { terrain } = world.ground;
  if (isFortified(world, open, target, enemyOf(side)) || terrain[target] === TOWN || terrain[target] === CITY) return true;
  if (kind !== 'assault') return false;
  return armor.every((unit) => {
    const from = hexOf(open, unit);
    const side = from * 6 + world.grid.directionTo(from, target);
    return ((world.ground.sides[side] as number) & WATER) !== 0 || levelOf(world, target) > levelOf(world, from);
  });
}

/** §10.3.6 c R46 No defender faces any of the attackers, from the sea too, and none is in Combat Mode. Who drops comes from nowhere. */
function isOutflanked(world: World, open: Open, { side, target, attackers, kind }: Assault, defenders: readonly UnitId[]): boolean {
  if (kind === 'drop' || isFortified(world, open, target, enemyOf(side)) || defenders.length === 0) return false;
  if (defenders.some((unit) => open.mode[unit] !== MOVEMENT_MODE || world.roster.kind[unit] === GARRISON)) return false;
  return attackers.some((attacker) => {
    const direction = world.grid.directionTo(target, hexOf(open, attacker));
    return !defenders.some((unit) => isFront(open.facing[unit] as number, direction));
  });
}

/** §10.3.6 d R45 Each hex around holds an enemy, or his zone that no friend cancels; beyond the map counts as covered. */
function isSurrounded(world: World, open: Open, { side, target }: Assault): boolean {
  const defender: Side = enemyOf(side);
  if (isFortified(world, open, target, defender)) return false;
  const { side: holders, zoc } = world.occupancies.of(open);
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(target, direction);
    if (to < 0 || holders[to] === side) continue;
    if (zoc[side][to] === 0 || holders[to] === defender) return false;
  }
  return true;
}

const levelOf = ({ ground }: World, hex: HexId): number => (ground.under[hex] === HILL ? 1 : 0);

/** §10.3.6 e R46 1 where all attackers are higher, −1 where all are lower. */
function hilltopOf(world: World, open: Open, { attackers, target, kind }: Assault): number {
  if (kind === 'drop') return 0;
  const there = levelOf(world, target);
  const levels = attackers.map((unit) => levelOf(world, hexOf(open, unit)));
  if (levels.every((level) => level > there)) return 1;
  return levels.every((level) => level < there) ? -1 : 0;
}

/** §10.3.6 f §15.4 §15.4.1 */
const hasEngineers = (world: World, open: Open, { attackers, target, side }: Assault): boolean =>
  isFortified(world, open, target, enemyOf(side)) && attackers.some((unit) => isEngineer(world, unit));
