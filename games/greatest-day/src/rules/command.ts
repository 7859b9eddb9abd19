import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { AT_SEA, BLACK_STRIPE, NO_STRIPE, WHITE_STRIPE } from '../roster.js';
import { ABOARD, CUT_OFF, type Open, PARKED } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { isLedByHero } from './heroes.js';
import { hasPhone, isBesidePhone } from './phones.js';
import { isOutOfSector } from './sectors.js';
import { hasNoPoints } from './specials.js';
import { hasMark, isOnMap } from './units.js';

/** §S.8 How far a leader commands; less on his replacement side. */
export function rangeOfLeader(world: World, open: Open, leader: number): number {
  const { command } = world.data.tables;
  return open.leaderReplaced[leader] === 1 ? command.replacementRange : (world.data.counters.leaders[leader]?.range ?? 0);
}

/** §S.8 How many white-striped independents he takes along. */
export const allowanceOfLeader = (world: World, open: Open, leader: number): number =>
  open.leaderReplaced[leader] === 1
    ? world.data.tables.command.replacementAllowance
    : (world.data.counters.leaders[leader]?.allowance ?? 0);

const NOBODY: readonly number[] = [];
/** §5.0 Rearguards, which have no stripe, act as any other units: with a leader of their division. */
const INDEPENDENT: readonly number[] = [BLACK_STRIPE, WHITE_STRIPE, NO_STRIPE];

/** §S.8 The leaders a unit may answer to: its Formation's; independents any of their division. */
function leadersOf(world: World, open: Open, unit: UnitId): readonly number[] {
  const { stripe, division, formation, leadersOfDivision, leadersOfFormation } = rosterOf(world, open);
  const isIndependent = INDEPENDENT.includes(stripe[unit] as number);
  return (isIndependent ? leadersOfDivision[division[unit] as number] : leadersOfFormation[formation[unit] as number]) ?? NOBODY;
}

/** §13.0 The division a Formation acts with, attachments counted. */
export function divisionOfFormation(world: World, open: Open, formation: number): number {
  return rosterOf(world, open).divisionOfFormation[formation] ?? -1;
}

/** §S.8 §4.5.3 Where a leader is, −1 nowhere he commands from: in a wave box he has no range, in a craft adrift he has. */
export function placeOfLeader(open: Open, leader: number): HexId {
  const host = open.leaderWith[leader] as number;
  if (host < 0) return -1;
  const craft = open.box[host] === ABOARD ? (open.aboard[host] as number) : -1;
  return hexOf(open, craft >= 0 ? craft : host);
}

/** §S.8 The nearest leader who commands a unit now, −1 none. */
export function leaderNear(world: World, open: Open, unit: UnitId): number {
  const hex = hexOf(open, unit);
  let [near, least] = [-1, Number.POSITIVE_INFINITY];
  for (const leader of hex < 0 ? [] : leadersOf(world, open, unit)) {
    const at = placeOfLeader(open, leader);
    const distance = at < 0 ? Number.POSITIVE_INFINITY : world.grid.distance(at, hex);
    if (distance > rangeOfLeader(world, open, leader) || distance >= least) continue;
    [near, least] = [leader, distance];
  }
  return near;
}

/**
 * §S.8 §S.9 Whether a unit is In Command now: its leader within his range, an Auto-Command unit, a gun in a Park, a ship or craft of any kind
 * (§4.4.1, §14.0), a telephone not cut or beside one (§16.1).
 */
export function isInCommand(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  // §17.3.2 Commandos far from the one chosen are not.
  if (hasMark(open, unit, CUT_OFF)) return false;
  if (roster.autoCommand[unit] === 1 || roster.move[unit] === AT_SEA || hasPhone(world, open, unit)) return true;
  if (((open.posture[unit] as number) & PARKED) !== 0) return true;
  if (!isOnMap(open, unit) || isOutOfSector(world, open, unit)) return false;
  return isLedByHero(world, open, unit) || leaderNear(world, open, unit) >= 0 || isBesidePhone(world, open, unit);
}

/** §S.6 Whether the unit's division has so many Command Points to spend on it. */
export function canPay(world: World, open: Open, unit: UnitId, points: number): boolean {
  const { division: divisions, autoCommand } = rosterOf(world, open);
  const division = divisions[unit] as number;
  // §14.0 Never on Auto-Command units.
  if (autoCommand[unit] === 1 || hasNoPoints(world, open, unit)) return false;
  return (open.cp[division] as number) >= points && isInCommand(world, open, unit);
}
