import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BEACHES, FORCES, SHIP_BOXES } from '../data/scenario-shapes.js';
import { BLACK, FLEET } from '../roster.js';
import { GERMAN } from '../sides.js';
import { type Open, SHIP_BOX } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { rangeOf } from './ratings.js';
import { viewFrom } from './sight.js';
import { barrageAt, unitsOnMap } from './units.js';
import { isPinned } from './zones.js';

/** §4.1.6 Whether a unit is a warship on the Naval Display. */
export const isShip = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).stripe[unit] === FLEET && (open.box[unit] as number) >= SHIP_BOX && (open.box[unit] as number) < SHIP_BOX + 4;

/** §4.4.1 The Assault Force of a ship as an index into FORCES, −1 none. */
export function forceOf(world: World, open: Open, ship: UnitId): number {
  const { scenario, roster } = fieldOf(world, open);
  const listed = scenario.ships.find(({ ship: id }) => id === roster.counters[ship]?.id);
  return listed === undefined ? -1 : FORCES.indexOf(listed.force);
}

/** §4.4.4(a) §4.4.7(a) Hexes between a place on land and a ship: to the marker of its force, and what its box adds. −1 without a marker. */
export function rangeToShip(world: World, open: Open, hex: HexId, ship: UnitId): number {
  const marker = open.assaultForce[forceOf(world, open, ship)] ?? -1;
  if (marker < 0) return -1;
  const box = SHIP_BOXES[(open.box[ship] as number) - SHIP_BOX];
  const add = world.data.tables.naval.boxes.find((one) => one.box === box)?.range ?? 0;
  return world.grid.distance(hex, marker) + add;
}

/** §4.4.4(a) */
export function isInRange(world: World, open: Open, ship: UnitId, hex: HexId): boolean {
  const range = rangeToShip(world, open, hex, ship);
  return range >= 0 && range <= rangeOf(rosterOf(world, open), open, ship);
}

/** §4.4.4(b) X4 The beach a force supports, as an index into BEACHES; −1 none. */
const beachOf = (force: number): number => BEACHES.findIndex((beach) => beach[0] === FORCES[force]);

/** §4.4.4(b) Hexes seen from the sand of an uncleared beach, as sets by beach. */
export function seenFromSand(world: World, open: Open, force: number): ReadonlySet<number> {
  const beach = beachOf(force);
  const name = BEACHES[beach];
  if (name === undefined || fieldOf(world, open).scenario.beach?.beach !== name || (open.cleared[beach] as number) > 0) return new Set();
  return new Set(world.ground.beach(name).sand.flatMap((sand) => viewFrom(world, open, sand)));
}

/** §4.4.4(b) German units a ship finds by itself: strongpoints seen from its beach's sand, coastal batteries anywhere. */
export function foundBy(world: World, open: Open, ship: UnitId): UnitId[] {
  const roster = rosterOf(world, open);
  const seen = seenFromSand(world, open, forceOf(world, open, ship));
  return unitsOnMap(world, open, GERMAN).filter((unit) => {
    const hex = hexOf(open, unit);
    const isFound = roster.colour[unit] === BLACK || (roster.templates[unit]?.symbol === 'fort' && seen.has(hex));
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
