import { holderOf } from '../occupancy.js';
import { ARTILLERY, HQ } from '../roster.js';
import { unitsOnMap } from '../rules/units.js';
import { AFLOAT, ALLIED, COMBAT_MODE, GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';
import { coverOf } from './worth.js';

/** Combat factors that should go for a hex: a fort nobody holds, Germans in the open, and more for each grade of cover. */
const EMPTY = 8;
const OPEN_GROUND = 20;
const COVER = 8;

/**
 * §17.1 Whom each American is sent against, so that Germans at the rim of the lodgment are not forgotten for those in its middle:
 * the nearest pairs first, until enough are under way to each; whoever is left joins the nearest.
 */
export function missionsOf(world: World, open: Open, goals: readonly number[]): ReadonlyMap<number, number> {
  const { roster, grid } = world;
  const fighters = unitsOnMap(world, open, ALLIED).filter(
    (unit) => roster.kind[unit] !== HQ && roster.kind[unit] !== ARTILLERY && ((open.marks[unit] as number) & AFLOAT) === 0,
  );
  const missing = new Map(
    goals.map((goal) => [goal, holderOf(world, open, goal) === GERMAN ? OPEN_GROUND + COVER * coverOf(world, open, goal) : EMPTY]),
  );
  const pairs = fighters.flatMap((unit) => goals.map((goal) => ({ unit, goal, way: grid.distance(open.hex[unit] as number, goal) })));
  pairs.sort((a, b) => a.way - b.way || a.unit - b.unit || a.goal - b.goal);
  const found = new Map<number, number>();
  for (const { unit, goal } of pairs) {
    const left = missing.get(goal) as number;
    if (found.has(unit) || left <= 0) continue;
    found.set(unit, goal);
    missing.set(goal, left - (roster.cf[unit * 2 + COMBAT_MODE] as number));
  }
  for (const { unit, goal } of pairs) if (!found.has(unit)) found.set(unit, goal);
  return found;
}
