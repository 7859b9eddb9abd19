import type { UnitId } from '@bocage/kernel';
import type { Chit } from '../chits.js';
import { unitsAt } from '../occupancy.js';
import { ALLIED } from '../sides.js';
import { ABSENT, ELIMINATED, ON_MAP, type Open, PARKED } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { divisionOfFormation, rangeOfLeader } from './command.js';
import { isOnMap, sideOf } from './units.js';

/** §S.8 Units of a leader's Formation on the map, in order. */
const ownUnits = (world: World, open: Open, leader: number): UnitId[] => {
  const { units, formation, leaderFormation } = rosterOf(world, open);
  const found: UnitId[] = [];
  for (let unit = 0; unit < units; unit++) if (formation[unit] === leaderFormation[leader] && isOnMap(open, unit)) found.push(unit);
  return found;
};

/** §17.7 Who of a leader's own is still to come, −1 nobody: with none on the map he waits there and commands nobody. */
export function hostToCome(world: World, open: Open, leader: number): UnitId {
  const { counters, formation, leaderFormation } = rosterOf(world, open);
  const isToCome = (unit: UnitId): boolean => formation[unit] === leaderFormation[leader] && !AWAY.includes(open.box[unit] as number);
  return counters.findIndex((_, unit) => isToCome(unit));
}
/** Boxes nobody comes from. */
const AWAY: readonly number[] = [ON_MAP, ABSENT, ELIMINATED];

/** §S.8 G Where a leader goes whose unit is lost in a hex: to the nearest of his own; with nobody else left there he is replaced. */
export function rehouse(world: World, open: Open, lost: UnitId, hex: number): void {
  const { grid } = world;
  // §4.5.3 In the Naval chit his owner says where he goes, on land or at sea.
  const isAtSea = sideOf(world, open, lost) === ALLIED && open.stack.some(({ step }) => step === 'naval');
  open.leaderWith.forEach((host, leader) => {
    if (host !== lost || isAtSea) return;
    const others =
      hex < 0 ? [] : unitsAt(world, open, hex).filter((unit) => unit !== lost && sideOf(world, open, unit) === sideOf(world, open, lost));
    const own = ownUnits(world, open, leader).filter((unit) => unit !== lost);
    const near = hex < 0 ? own : [...own].sort((a, b) => grid.distance(hex, hexOf(open, a)) - grid.distance(hex, hexOf(open, b)) || a - b);
    open.leaderWith[leader] = near[0] ?? hostToCome(world, open, leader);
    if (hex >= 0 && others.length === 0) open.leaderReplaced[leader] = 1;
  });
}

/** §S.8 G Units a leader may change to: his own on the map, in his range. */
export const changesOf = (world: World, open: Open, leader: number): UnitId[] =>
  ownUnits(world, open, leader).filter(changeTest(world, open, leader));

/** §S.8 G Whether a unit of his on the map is one. */
function changeTest(world: World, open: Open, leader: number): (unit: UnitId) => boolean {
  const host = open.leaderWith[leader] as number;
  if (host < 0 || !isOnMap(open, host)) return () => false;
  const from = hexOf(open, host);
  const reach = rangeOfLeader(world, open, leader);
  return (unit) =>
    unit !== host && ((open.posture[unit] as number) & PARKED) === 0 && world.grid.distance(from, hexOf(open, unit)) <= reach;
}

/** §S.8 G Whether there is any. */
function canChange(world: World, open: Open, leader: number): boolean {
  const { units, formation, leaderFormation } = rosterOf(world, open);
  const own = leaderFormation[leader];
  const isRight = changeTest(world, open, leader);
  for (let unit = 0; unit < units; unit++) if (formation[unit] === own && isOnMap(open, unit) && isRight(unit)) return true;
  return false;
}

/** §S.8 G Leaders who may change their unit with a chit: on their Division's or their Formation's, once. */
export function changingLeaders(world: World, open: Open, chit: number, led: readonly number[]): number[] {
  const { kind, division, formation } = fieldOf(world, open).chits[chit] as Chit;
  if (kind !== 'division' && kind !== 'formation') return [];
  return rosterOf(world, open).leaderFormation.flatMap((own, leader) => {
    const isOwn = kind === 'formation' ? own === formation : divisionOfFormation(world, open, own) === division;
    return isOwn && !led.includes(leader) && canChange(world, open, leader) ? [leader] : [];
  });
}
