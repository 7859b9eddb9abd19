import type { UnitId } from '@bocage/kernel';
import { HEROES } from '../data/scenario-shapes.js';
import { unitsAt } from '../occupancy.js';
import { enemyOf } from '../sides.js';
import { NO_HERO, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { isOnMap, recover, sideOf } from './units.js';

export type Hero = (typeof HEROES)[number];
export const WITTMANN = 0;
export const HOLLIS = 1;

/** §16.2 §17.4 Who may be given a named hero: a company of his battalion. */
const belongs = (world: World, open: Open, hero: number, unit: UnitId): boolean => {
  const roster = rosterOf(world, open);
  const { wittmann, hollis } = world.data.tables.heroes;
  return hero === WITTMANN
    ? roster.formations[roster.formation[unit] as number] === wittmann.formation
    : roster.counters[unit]?.battalion === hollis.battalion;
};

/** §16.2 §17.4 Heroes that can be brought in on a unit that has just become active: Wittmann before its first Action, Hollis whenever it is. */
export const heroesFor = (world: World, open: Open, unit: UnitId, hasActed: 0 | 1): Hero[] =>
  HEROES.filter((_, hero) => open.heroes[hero] === -1 && belongs(world, open, hero, unit) && (hero === HOLLIS || hasActed === 0));

/** §16.2 §17.4 He comes: hits and suppression are gone. */
export function bringHero(world: World, open: Open, hero: Hero, unit: UnitId): void {
  open.heroes[HEROES.indexOf(hero)] = unit;
  open.cohesion[unit] = 0;
  recover(world, open, unit);
}

/** He goes, and does not come back. */
export const dismissHero = (open: Open, hero: number): void => {
  if ((open.heroes[hero] as number) >= 0) open.heroes[hero] = NO_HERO;
};

/** §16.2 §17.4 In the activation in which he came his unit passes every check, a Bravery Check apart. */
export const passesByHero = (open: Open, unit: UnitId): boolean =>
  open.heroes.includes(unit) && open.stack.some((frame) => frame.step === 'acting' && frame.unit === unit);

/** §17.4 Germans beside the unit Hollis is with: one of them may be told to surrender. */
export function surrenderers(world: World, open: Open, unit: UnitId): UnitId[] {
  if (open.heroes[HOLLIS] !== unit || !isOnMap(open, unit)) return [];
  const hex = hexOf(open, unit);
  return world.grid
    .ring(hex, 1)
    .flatMap((beside) => unitsAt(world, open, beside))
    .filter((other) => sideOf(world, open, other) === enemyOf(sideOf(world, open, unit)))
    .sort((a, b) => a - b);
}

/** §16.2 Wittmann leads his battalion while he is there. */
export function isLedByHero(world: World, open: Open, unit: UnitId): boolean {
  const host = open.heroes[WITTMANN] as number;
  if (host < 0 || !isOnMap(open, host) || !belongs(world, open, WITTMANN, unit)) return false;
  return world.grid.distance(hexOf(open, host), hexOf(open, unit)) <= world.data.tables.heroes.wittmann.range;
}
