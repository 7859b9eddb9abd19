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
  const found = new Map<number, number>();
  const pairs = nearestFirst(world, open, fighters, goals);
  const [unitOf, goalOf] = [(pair: number) => Math.floor(pair / grid.size) % roster.units, (pair: number) => pair % grid.size];
  for (const pair of pairs) {
    const [unit, goal] = [unitOf(pair), goalOf(pair)];
    const left = missing.get(goal) as number;
    if (found.has(unit) || left <= 0) continue;
    found.set(unit, goal);
    missing.set(goal, left - (roster.cf[unit * 2 + COMBAT_MODE] as number));
  }
  for (const pair of pairs) if (!found.has(unitOf(pair))) found.set(unitOf(pair), goalOf(pair));
  return found;
}

/** Pairs by distance, then unit, then goal: each one number of these three, which is much faster to sort. */
function nearestFirst({ grid, roster }: World, open: Open, fighters: readonly number[], goals: readonly number[]): Float64Array {
  const pairs = new Float64Array(fighters.length * goals.length);
  let count = 0;
  for (const unit of fighters)
    for (const goal of goals) pairs[count++] = (grid.distance(open.hex[unit] as number, goal) * roster.units + unit) * grid.size + goal;
  return pairs.sort();
}
