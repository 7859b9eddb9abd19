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
export function isInRange(world: World, open: Open, ship: UnitId, hex: HexId): boolean {
  const range = rangeToShip(world, open, hex, ship);
  return range >= 0 && range <= rangeOf(rosterOf(world, open), open, ship);
}

const NOTHING = new Uint8Array(0);

/** §4.4.4(b) 1 for hexes seen from the sand of an Assault Force's beach while it is not cleared. */
export function seenFromSand(world: World, open: Open, force: number): Uint8Array {
  const beach = beachOfForce(force);
  const name = BEACHES[beach];
  const { scenario, sandViews } = fieldOf(world, open);
  if (name === undefined || scenario.beach?.beach !== name || (open.cleared[beach] as number) > 0) return NOTHING;
  return sandViews.of(world, open, beach);
}

/** §4.4.4(b) German units a ship finds by itself: strongpoints seen from its beach's sand, coastal batteries anywhere. */
export function foundBy(
  world: World,
  open: Open,
  ship: UnitId,
  seen: Uint8Array = seenFromSand(world, open, forceOf(open, ship)),
): UnitId[] {
  const roster = rosterOf(world, open);
  return unitsOnMap(world, open, GERMAN).filter((unit) => {
    const hex = hexOf(open, unit);
    const isFound = roster.colour[unit] === BLACK || (roster.templates[unit]?.symbol === 'fort' && seen[hex] === 1);
    return isFound && isInRange(world, open, ship, hex);
  });
}

/** §4.4.7 Whether a coastal battery can fire at sea: not under a barrage, beside an enemy or suppressed. */
export const canFireAtSea = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).colour[unit] === BLACK &&
  hexOf(open, unit) >= 0 &&
  open.suppressed[unit] === 0 &&
  barrageAt(open, hexOf(open, unit)) === 0 &&
  !isPinned(world, open, unit);
