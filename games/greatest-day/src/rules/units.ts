import type { UnitId } from '@bocage/kernel';
import { setMark as addMark } from '@bocage/wargame';
import { putAway, refresh } from '../occupancy.js';
import { type Roster, sideOf as sideIn } from '../roster.js';
import type { Side } from '../sides.js';
import { setSteady } from '../steady.js';
import { ABSENT, CLOSED, COLUMN, ELIMINATED, type HEAVY, type LIGHT, NO_HERO, NO_WORKS, ON_MAP, type Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { rehouse } from './leaders.js';

export { clearMark, hasMark, setMark as addMark } from '@bocage/wargame';

export const sideOf = (world: World, open: Open, unit: UnitId): Side => sideIn(rosterOf(world, open), unit);
export const isOnMap = (open: Open, unit: UnitId): boolean => open.box[unit] === ON_MAP;
export const isAlive = (open: Open, unit: UnitId): boolean => open.box[unit] !== ELIMINATED;
export const inColumn = (open: Open, unit: UnitId): boolean => ((open.posture[unit] as number) & COLUMN) !== 0;
/** A9 Finished for the chit in play. */
export const close = (open: Open, unit: UnitId): void => addMark(open, unit, CLOSED);

/** §S.24 0 none, LIGHT or HEAVY. */
export function barrageAt(open: Open, hex: number): number {
  const at = open.barrages.indexOf(hex);
  return at < 0 ? 0 : (open.barrageLevels[at] as number);
}
export const isUnder = (open: Open, unit: UnitId, level: typeof LIGHT | typeof HEAVY): boolean =>
  barrageAt(open, hexOf(open, unit)) === level;

/** §16.3 Whether a unit is under a Bocage marker. */
export const inBocage = (open: Open, unit: UnitId): boolean => open.bocage.includes(unit);
/** §17.3 */
export const isCommando = (roster: Roster, unit: UnitId): boolean => roster.templates[unit]?.symbol.startsWith('commando') ?? false;

/** §S.21 */
export function suppress(world: World, open: Open, unit: UnitId): void {
  open.suppressed[unit] = 1;
  if (isOnMap(open, unit)) refresh(world, open, unit);
}
/** §S.28 */
export function recover(world: World, open: Open, unit: UnitId): void {
  open.suppressed[unit] = 0;
  if (isOnMap(open, unit)) refresh(world, open, unit);
}

/** §S.19 A unit is no more: its leader goes elsewhere (§S.8), a hero is gone with it. */
export function eliminate(world: World, open: Open, unit: UnitId): void {
  open.steps[unit] = 0;
  open.suppressed[unit] = 0;
  open.cohesion[unit] = 0;
  setSteady(open, 'works', unit, NO_WORKS);
  open.marks[unit] = 0;
  setSteady(open, 'job', unit, -1);
  open.bocage = open.bocage.filter((other) => other !== unit);
  const hex = open.hex[unit] as number;
  open.heroes.forEach((host, hero) => {
    if (host === unit) open.heroes[hero] = NO_HERO;
  });
  putAway(world, open, unit, ELIMINATED);
  rehouse(world, open, unit, hex);
  returnToPool(world, open, unit);
}

/** §5.0 A rearguard lost goes back to those of its division and may come again. */
function returnToPool(world: World, open: Open, unit: UnitId): void {
  const roster = rosterOf(world, open);
  if (roster.templates[unit]?.symbol !== 'rearguard') return;
  const division = roster.division[unit] as number;
  open.box[unit] = ABSENT;
  open.rearguards[division] = (open.rearguards[division] as number) + 1;
}

/** Units of a side on the map, in order. */
export function unitsOnMap(world: World, open: Open, side: Side): UnitId[] {
  const { allied, units } = rosterOf(world, open);
  const found: UnitId[] = [];
  const [from, to] = side === 0 ? [0, allied] : [allied, units];
  for (let unit = from; unit < to; unit++) if (isOnMap(open, unit)) found.push(unit);
  return found;
}
