import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES } from '../data/scenario-shapes.js';
import { BLACK, FLEET } from '../roster.js';
import { GERMAN } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { beachOfForce, forceOfBox, isAfloat, rangeOfBox } from './assault-forces.js';
import { rangeOf } from './ratings.js';
import { barrageAt, unitsOnMap } from './units.js';
import { isPinned } from './zones.js';

/** §4.1.6 Whether a unit is a warship on the Naval Display. */
export const isShip = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).stripe[unit] === FLEET && isAfloat(open, unit);

/** §4.4.1 The Assault Force of a ship as an index into FORCES, −1 none. */
export const forceOf = (open: Open, ship: UnitId): number => (isAfloat(open, ship) ? forceOfBox(open.box[ship] as number) : -1);

/** §4.4.4(a) §4.4.7(a) Hexes between a place on land and a ship: to the marker of its force, and what its box adds. −1 without a marker. */
export function rangeToShip(world: World, open: Open, hex: HexId, ship: UnitId): number {
  const marker = open.assaultForce[forceOf(open, ship)] ?? -1;
  return marker < 0 ? -1 : world.grid.distance(hex, marker) + rangeOfBox(world, open.box[ship] as number);
}

/** §4.4.4(a) */
export const isInRange = (world: World, open: Open, ship: UnitId, hex: HexId): boolean => rangeOfShip(world, open, ship)(hex);

/** §4.4.4(a) Whether a ship reaches a hex, asked of many: without a marker it reaches none. */
export function rangeOfShip(world: World, open: Open, ship: UnitId): (hex: HexId) => boolean {
  const marker = open.assaultForce[forceOf(open, ship)] ?? -1;
  const most = marker < 0 ? -1 : rangeOf(rosterOf(world, open), open, ship) - rangeOfBox(world, open.box[ship] as number);
  return (hex) => most >= 0 && world.grid.distance(hex, marker) <= most;
}

/** §4.4.4(b) Whether a hex is seen from the sand of an Assault Force's beach while it is not cleared. */
export function isSeenFromSand(world: World, open: Open, force: number, hex: HexId): boolean {
  const beach = beachOfForce(force);
  const name = BEACHES[beach];
  const { scenario, sandViews } = fieldOf(world, open);
  if (name === undefined || scenario.beach?.beach !== name || (open.cleared[beach] as number) > 0) return false;
  return sandViews.isSeen(world, open, beach, hex);
}

/** §4.4.4(b) Whether a ship finds a German unit by itself: strongpoints seen from its beach's sand, coastal batteries anywhere. */
function findTest(world: World, open: Open, ship: UnitId): (unit: UnitId) => boolean {
  const roster = rosterOf(world, open);
  const force = forceOf(open, ship);
  const isInRangeOf = rangeOfShip(world, open, ship);
  return (unit) => {
    const isBattery = roster.colour[unit] === BLACK;
    if (!isBattery && roster.templates[unit]?.symbol !== 'fort') return false;
    const hex = hexOf(open, unit);
    return isInRangeOf(hex) && (isBattery || isSeenFromSand(world, open, force, hex));
  };
}

/** §4.4.4(b) German units a ship finds by itself. */
export const foundBy = (world: World, open: Open, ship: UnitId): UnitId[] =>
  unitsOnMap(world, open, GERMAN).filter(findTest(world, open, ship));

/** §4.4.4(b) Whether there is any. */
export const findsAny = (world: World, open: Open, ship: UnitId): boolean =>
  unitsOnMap(world, open, GERMAN).some(findTest(world, open, ship));

/** §4.4.7 Whether a coastal battery can fire at sea: not under a barrage, beside an enemy or suppressed. */
export const canFireAtSea = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).colour[unit] === BLACK &&
  hexOf(open, unit) >= 0 &&
  open.suppressed[unit] === 0 &&
  barrageAt(open, hexOf(open, unit)) === 0 &&
  !isPinned(world, open, unit);
