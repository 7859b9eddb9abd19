import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { controls } from '../occupancy.js';
import { ARMOR, ARTILLERY, WEAPON } from '../roster.js';
import { ALLIED, type BeachArea, GERMAN, HIGH_TIDE, type Open, UNRELEASED } from '../types.js';
import type { World } from '../world.js';
import { lanesOf } from './approach.js';
import { facesTo } from './arcs.js';
import { fireFactor } from './fire.js';
import { isInSight } from './sight.js';
import { hasMark, hexOf, unitsOnMap } from './units.js';

/** §5.6.1 a Hexes of a Beach Area that fire on a landing may reach: the flats not at High tide. */
function targetsOf(world: World, open: Open, beach: BeachArea): number[] {
  const lanes = lanesOf(world, open, beach);
  const flats = open.tide === HIGH_TIDE ? [] : lanes.map(({ tidal }) => tidal);
  return [...new Set([...lanes.map((lane) => lane.beach), ...flats])].filter((hex) => hex >= 0);
}

/** §5.6.1 R12 What a German unit adds to the fire on a landing: its best shot at any such hex, no headquarters needed. */
function landingFireOf(world: World, open: Open, unit: UnitId, targets: readonly HexId[]): number {
  const { roster, grid } = world;
  const kind = roster.kind[unit];
  if (kind !== ARTILLERY && kind !== ARMOR && kind !== WEAPON) return 0;
  const from = hexOf(open, unit);
  // §5.6.1 c
  if (hasMark(open, unit, UNRELEASED) || (kind === ARTILLERY && controls(world, open, ALLIED, from))) return 0;
  let best = 0;
  for (const target of targets) {
    const distance = grid.distance(from, target);
    if (distance > (roster.range[unit] as number) || !facesTo(world, open, unit, target)) continue;
    if (kind !== ARTILLERY && distance > 1 && !isInSight(world, from, target)) continue;
    best = Math.max(best, fireFactor(world, open, unit, target));
  }
  return best;
}

/** §5.6.1 Each German unit that adds to the fire on a landing, with what it adds. */
export function landingGuns(world: World, open: Open, beach: BeachArea): { readonly unit: UnitId; readonly worth: number }[] {
  const targets = targetsOf(world, open, beach);
  return unitsOnMap(world, open, GERMAN)
    .map((unit) => ({ unit, worth: landingFireOf(world, open, unit, targets) }))
    .filter(({ worth }) => worth > 0);
}

/** §5.6.1 §5.6.2 The German factors that reach a Beach Area, mines apart. */
export function landingFire(world: World, open: Open, beach: BeachArea): number {
  const targets = targetsOf(world, open, beach);
  return unitsOnMap(world, open, GERMAN).reduce((sum, unit) => sum + landingFireOf(world, open, unit, targets), 0);
}

/** §5.6.4 R14 Large targets: all armor and artillery types. */
export const isLarge = ({ roster }: World, unit: UnitId): boolean => roster.kind[unit] === ARMOR || roster.kind[unit] === ARTILLERY;
