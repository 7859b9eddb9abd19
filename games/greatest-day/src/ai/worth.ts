import type { UnitId } from '@bocage/kernel';
import { qualityLines, sum } from '../rules/quality.js';
import type { Open } from '../types.js';
import { rosterOf, type World } from '../world.js';

/** What a unit is worth: its steps, and what it can do with them. */
export function worthOf(world: World, open: Open, unit: UnitId): number {
  const roster = rosterOf(world, open);
  const fire = Math.max(0, roster.fire[unit] as number);
  return Math.max(1, open.steps[unit] as number) * (2 + Math.min(8, fire) / 3) + (roster.armoured[unit] === 1 ? 2 : 0);
}

/** What a unit carries besides itself: a craft its passengers. */
export const loadOf = (world: World, open: Open, craft: UnitId): number =>
  open.aboard.reduce((sum, host, unit) => (host === craft ? sum + worthOf(world, open, unit) : sum), 0);

/** §S.21 How many Cohesion Hits a unit still bears, lost steps counted as what they are. */
export const healthOf = (open: Open, unit: UnitId): number =>
  Math.max(1, Math.max(1, open.steps[unit] as number) + 2 - (open.cohesion[unit] as number));

/** §S.20 The chance to pass a check with so much added. */
export const chanceOf = (world: World, open: Open, unit: UnitId, add = 0): number =>
  Math.min(0.9, Math.max(0.1, (sum(qualityLines(world, open, unit)) + add + 1) / 10));

/** §S.6 Command Points of a unit's division. */
export const pointsFor = (world: World, open: Open, unit: UnitId): number => open.cp[rosterOf(world, open).division[unit] as number] ?? 0;
