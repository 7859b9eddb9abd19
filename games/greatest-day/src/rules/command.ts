import type { UnitId } from '@bocage/kernel';
import { BLACK_STRIPE, TELEPHONE, WHITE_STRIPE } from '../roster.js';
import { type Open, PARKED } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { isOnMap } from './units.js';

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

/** §S.8 The leaders a unit may answer to: its Formation's; independents any of their division. */
function leadersOf(world: World, open: Open, unit: UnitId): number[] {
  const roster = rosterOf(world, open);
  const stripe = roster.stripe[unit] as number;
  const isIndependent = stripe === BLACK_STRIPE || stripe === WHITE_STRIPE;
  return roster.leaderFormation.flatMap((formation, leader) => {
    if ((open.leaderWith[leader] as number) < 0) return [];
    const isOwn = isIndependent
      ? divisionOfFormation(world, open, formation) === roster.division[unit]
      : formation === roster.formation[unit];
    return isOwn ? [leader] : [];
  });
}

/** §13.0 The division a Formation acts with, attachments counted. */
export function divisionOfFormation(world: World, open: Open, formation: number): number {
  const roster = rosterOf(world, open);
  const unit = roster.formation.indexOf(formation);
  return unit < 0 ? -1 : (roster.division[unit] as number);
}

/** §S.8 §S.9 Whether a unit is In Command now: its leader within his range, an Auto-Command unit, a gun in a Park, a telephone not cut (§16.1). */
export function isInCommand(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  if (roster.autoCommand[unit] === 1 || roster.stripe[unit] === TELEPHONE) return true;
  if (((open.posture[unit] as number) & PARKED) !== 0) return true;
  if (!isOnMap(open, unit)) return false;
  const hex = hexOf(open, unit);
  return leadersOf(world, open, unit).some((leader) => {
    const host = open.leaderWith[leader] as number;
    const at = hexOf(open, host);
    return at >= 0 && world.grid.distance(at, hex) <= rangeOfLeader(world, open, leader);
  });
}

/** §S.6 Whether the unit's division has so many Command Points to spend on it. */
export function canPay(world: World, open: Open, unit: UnitId, points: number): boolean {
  const division = rosterOf(world, open).division[unit] as number;
  return (open.cp[division] as number) >= points && isInCommand(world, open, unit);
}
