import type { UnitId } from '@bocage/kernel';
import { sideOf, unitsAt } from '../occupancy.js';
import { CLEARED, type Field, GERMAN, type Open, UNSEEN } from '../types.js';
import type { World } from '../world.js';
import { formationOf } from './fuel.js';

type Places = Pick<Field, 'hex'>;

/** §7.1 Whether orders to attack, exploit or march reach a unit: its headquarters is within three hexes, or not on the map yet. */
export function isInCommand(world: World, open: Pick<Open, 'attached'>, field: Places, unit: UnitId): boolean {
  const formation = formationOf(open, unit);
  if (formation < 0) return false;
  const at = field.hex[unit] as number;
  const hq = field.hex[world.formations.hq[formation] as number] as number;
  if (world.formations.level[formation] === 'corps' || at < 0 || hq < 0) return true;
  return world.grid.distance(at, hq) <= world.data.tables.headquarters.divisionRange;
}

/** The formation of a corps team, −1 for a coordinator: Germans have no corps counters. */
export const corpsFormation = (world: World, team: number): number => world.formations.ids.get(world.teams.id[team] as string) ?? -1;

/** §7.2 Where a corps’ range is counted from: its headquarters, or the cleared beaches of its coast while that is at sea. */
export function corpsPlaces(world: World, open: Pick<Open, 'coast'>, field: Places, team: number): readonly number[] {
  const corps = corpsFormation(world, team);
  const hq = corps < 0 ? -1 : (field.hex[world.formations.hq[corps] as number] as number);
  if (hq >= 0) return [hq];
  if (hq === UNSEEN) return [];
  const coast = world.ground.landings[world.teams.id[team] as string] ?? [];
  return coast.filter((hex) => open.coast[world.ground.coastIndex[hex] as number] === CLEARED);
}

/** §7.2 A division whose headquarters is more than five hexes from its corps’ receives no cards. */
export function mayReceive(world: World, open: Pick<Open, 'coast' | 'command'>, field: Places, division: number): boolean {
  if (world.formations.side[division] === GERMAN) return true;
  const hq = field.hex[world.formations.hq[division] as number] as number;
  const places = corpsPlaces(world, open, field, open.command[division] as number);
  if (hq < 0 || places.length === 0) return true;
  return places.some((hex) => world.grid.distance(hex, hq) <= world.data.tables.headquarters.corpsRange);
}

/** §7.3 §7.4 Whether no counter that fights is with a headquarters or within one hex of it. */
export function isAlone(world: World, field: Field, hq: UnitId): boolean {
  const at = field.hex[hq] as number;
  const side = sideOf(world, hq);
  return !world.ground
    .around(at, world.data.tables.headquarters.friendWithin)
    .some((hex) => unitsAt(world, field, hex).some((unit) => world.roster.fights[unit] && sideOf(world, unit) === side));
}

/** §7.3 §7.4 A headquarters attacked alone: the division does not attack, the corps team does nothing in the next turn. */
export function punish(world: World, open: Open, hq: UnitId): void {
  const formation = formationOf(open, hq);
  if (world.formations.level[formation] === 'corps') {
    open.idle[world.teams.ids.get(world.formations.team[formation] as string) as number] = open.turn + 1;
  } else open.stunned[formation] = open.turn + 1;
}

/** §7.4 The divisions of a beaten corps nearest to where its headquarters is now: they share its fuel and ammo. */
export function nearestDivisions(world: World, open: Pick<Open, 'command'>, field: Places, team: number): number[] {
  const corps = corpsFormation(world, team);
  const hq = corps < 0 ? -1 : (field.hex[world.formations.hq[corps] as number] as number);
  const far = new Map<number, number>();
  open.command.forEach((command, division) => {
    const at = field.hex[world.formations.hq[division] as number] as number;
    if (command === team && at >= 0 && hq >= 0) far.set(division, world.grid.distance(at, hq));
  });
  const nearest = Math.min(...far.values());
  return [...far.keys()].filter((division) => far.get(division) === nearest);
}

/** §7.4 Dealt out one by one, so that the first get what does not divide. */
export const shareOut = (cards: number, among: number): number[] =>
  Array.from({ length: among }, (_, i) => Math.floor(cards / among) + (i < cards % among ? 1 : 0));
