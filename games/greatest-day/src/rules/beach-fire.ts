import type { UnitId } from '@bocage/kernel';
import type { BEACH_FIRERS, BEACH_RESULTS } from '../data/table-shapes.js';
import { BROWN, TRACKED, WHITE } from '../roster.js';
import { ALLIED } from '../sides.js';
import type { Open, Tell } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { unclearedAt } from './beach.js';
import { hasTarget } from './fire.js';
import { bombardable } from './guns.js';
import { isOnMap, sideOf } from './units.js';

export const TRACKS = ['gaps', 'obstacles', 'nests'] as const;
export type Track = (typeof TRACKS)[number];
/** Which tracks a result may be taken from, as bits in the order of TRACKS. */
const FROM: Readonly<Record<string, number>> = { A: 7, O: 3, N: 4 };

/** §4.2.6(1) §17.6 The row of the table a firer uses: what is of the 79th, engineers, tanks and Centaurs, craft, the rest. */
export function firerRow(world: World, open: Open, unit: UnitId): (typeof BEACH_FIRERS)[number] {
  const roster = rosterOf(world, open);
  const { symbol } = roster.templates[unit] as (typeof roster.templates)[number];
  if (symbol === 'craft') return 'craft';
  if (symbol === 'assault-engineer' || symbol === 'flail') return '79th';
  if (symbol === 'engineer') return 'engineer';
  const colour = roster.colour[unit];
  return roster.move[unit] === TRACKED && (colour === WHITE || colour === BROWN) ? 'tank' : 'other';
}

/** §4.2.6(1) The die as it counts: more for one step, for Cohesion Hits; never above 9. 0 and 9 are no exceptions here. */
export function modifiedDie(world: World, open: Open, unit: UnitId, die: number): number {
  const { oneStep, cohesion } = world.data.tables.beachFire.modifiers;
  const weak = (open.steps[unit] as number) <= 1 ? oneStep : 0;
  return Math.min(9, die + weak + (open.cohesion[unit] as number) * cohesion);
}

/** §4.2.6(2) */
export function beachResult(world: World, open: Open, unit: UnitId, modified: number): (typeof BEACH_RESULTS)[number] {
  const row = firerRow(world, open, unit);
  return world.data.tables.beachFire.rows.find(({ firer }) => firer === row)?.results[modified] ?? '-';
}

/** §4.2.6(2) How many points a result takes, and from which tracks. */
export const pointsOfResult = (result: string): { readonly left: number; readonly from: number } =>
  result === '-' ? { left: 0, from: 0 } : { left: Number(result[1]), from: FROM[result[0] as string] as number };

/** §4.2.6(2) Tracks a point may be taken from now: what is at 0 can lose nothing, and the point is lost with it. */
export const tracksOpen = (open: Open, beach: number, from: number): Track[] =>
  TRACKS.filter((track, bit) => (from & (1 << bit)) !== 0 && (open[track][beach] as number) > 0);

/** §4.2.6(2) A track goes down by one. */
export function lower(open: Open, beach: number, track: Track, tell: Tell): void {
  const to = (open[track][beach] as number) - 1;
  open[track][beach] = to;
  tell({ event: 'track', section: '4.2.6(2)', beach, track, level: to });
  if (open.tracksDown[beach] === 0 && TRACKS.every((one) => open[one][beach] === 0)) open.tracksDown[beach] = open.turn;
}

/** §4.2.6 The beach whose defences a unit may fire at, −1 none: unsuppressed, anywhere on the overlay, while something is left. */
export function defencesBefore(world: World, open: Open, unit: UnitId): number {
  if (!isOnMap(open, unit) || open.suppressed[unit] === 1 || sideOf(world, open, unit) !== ALLIED) return -1;
  const beach = unclearedAt(world, open, hexOf(open, unit));
  return beach >= 0 && TRACKS.some((track) => (open[track][beach] as number) > 0) ? beach : -1;
}

/** §4.2.6 The same where there is nothing else to fire at. */
export function onlyDefences(world: World, open: Open, unit: UnitId): number {
  const beach = defencesBefore(world, open, unit);
  return beach < 0 || hasTarget(world, open, unit) || bombardable(world, open, unit).length > 0 ? -1 : beach;
}
