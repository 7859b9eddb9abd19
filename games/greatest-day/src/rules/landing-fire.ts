import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { BeachingFrame } from '../frames/naval.js';
import { BLACK, GREEN } from '../roster.js';
import { GERMAN } from '../sides.js';
import type { Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { defencesBefore } from './beach-fire.js';
import { rangeOf } from './ratings.js';
import { seesHex } from './sight.js';
import { isOnMap, unitsOnMap } from './units.js';
import { inZoneOf, isInZone } from './zones.js';

/** §4.8.3(1) Passengers that are ashore and alive. */
export const landed = (open: Open, { passengers }: BeachingFrame): UnitId[] => passengers.filter((unit) => isOnMap(open, unit));

/** §4.2.3(a) §4.2.3(b) Who may try at a landing, as at any move (§4.2.3(c)): the landing hex is in his zone; mortars do not (C8). */
export function reactorsAt(world: World, open: Open, hex: HexId, tried: readonly UnitId[]): UnitId[] {
  if (!inZoneOf(world, open, GERMAN, hex)) return [];
  const { colour } = rosterOf(world, open);
  return unitsOnMap(world, open, GERMAN).filter(
    (unit) => colour[unit] !== GREEN && !tried.includes(unit) && isInZone(world, open, unit, hex),
  );
}

/** §4.5.4(5) X5 What an unsuppressed craft may fire at before it goes: the defences, or a strongpoint or battery in range that it sees. */
export function backAt(
  world: World,
  open: Open,
  { craft, at }: BeachingFrame,
): { readonly beach: number; readonly units: readonly UnitId[]; readonly any: boolean } {
  if (open.suppressed[craft] === 1) return { beach: -1, units: [], any: false };
  const roster = rosterOf(world, open);
  const range = rangeOf(roster, open, craft);
  const beach = defencesBefore(world, open, craft);
  const units = unitsOnMap(world, open, GERMAN).filter(
    (unit) =>
      (roster.templates[unit]?.symbol === 'fort' || roster.colour[unit] === BLACK) &&
      world.grid.distance(at, hexOf(open, unit)) <= range &&
      seesHex(world, open, at, hexOf(open, unit)),
  );
  return { beach, units, any: beach >= 0 || units.length > 0 };
}
