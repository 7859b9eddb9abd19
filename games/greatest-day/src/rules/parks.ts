import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { HEDGEROW } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { IMMOBILE } from '../roster.js';
import { enemyOf } from '../sides.js';
import { type Open, PARKED, type Tell } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { isGun } from './fire.js';
import { isMounted } from './ratings.js';
import { eliminate, inColumn, sideOf, unitsOnMap } from './units.js';
import { inZoneOf } from './zones.js';

/** §S.25 Whether a battery stands in an Artillery Park. */
export const isParked = (open: Open, unit: UnitId): boolean => ((open.posture[unit] as number) & PARKED) !== 0;

/** §S.25 Whether there is nobody in a hex but parked batteries, and somebody. */
export function isOnlyPark(world: World, open: Open, hex: HexId): boolean {
  const units = unitsAt(world, open, hex);
  return units.length > 0 && units.every((unit) => isParked(open, unit));
}

/** §S.25 Park hexes of a unit's division. */
function parksOf(world: World, open: Open, unit: UnitId): Set<HexId> {
  const { division } = rosterOf(world, open);
  const own = unitsOnMap(world, open, sideOf(world, open, unit)).filter((one) => isParked(open, one) && division[one] === division[unit]);
  return new Set(own.map((one) => hexOf(open, one)));
}

/**
 * §S.25 C7 Whether a battery may park where it stands: guns that can move, off their transport and out of Column, not in hedgerow (§2.1.10) nor
 * in an enemy zone; three to a Park, five Parks to a division.
 */
export function canPark(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  const { guns } = world.data.tables;
  const hex = hexOf(open, unit);
  if (!isGun(roster, unit) || roster.move[unit] === IMMOBILE || isParked(open, unit) || isMounted(open, unit) || inColumn(open, unit))
    return false;
  if (world.ground.terrain[hex] === HEDGEROW || inZoneOf(world, open, enemyOf(sideOf(world, open, unit)), hex)) return false;
  const inHex = unitsAt(world, open, hex).filter((one) => isParked(open, one)).length;
  const parks = parksOf(world, open, unit);
  return inHex < guns.park && (parks.has(hex) || parks.size < guns.parks);
}

/** §S.25 C7 An enemy who comes into the hex of a Park destroys all of it. */
export function overrunPark(world: World, open: Open, unit: UnitId, hex: HexId, tell: Tell): void {
  for (const other of unitsAt(world, open, hex)) {
    if (sideOf(world, open, other) === sideOf(world, open, unit) || !isParked(open, other)) continue;
    eliminate(world, open, other);
    tell({ event: 'suffered', section: 'S.25', unit: other, what: 'eliminated', hex });
  }
}
