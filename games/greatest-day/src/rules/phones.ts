import type { UnitId } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { TELEPHONE } from '../roster.js';
import type { Open } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { overlayAt } from './beach.js';
import { hourAt, labelAt } from './calendar.js';

/** §16.1 From this turn on every line is cut. */
const ALL_CUT = '0608-0700';

/** §16.1 The beach whose overlay a hex is on, −1 none. */
const beachAt = ({ ground }: World, hex: number): number => ground.overlay[hex] as number;

/** §16.1 Whether the lines to a unit hold: only those to strongpoints on an overlay can be cut, a coastal battery's never before all are. */
export function hasPhone(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  if (roster.stripe[unit] !== TELEPHONE || labelAt(world, open) >= ALL_CUT) return false;
  const hex = hexOf(open, unit);
  const beach = hex < 0 || roster.templates[unit]?.symbol === 'coastal' ? -1 : beachAt(world, hex);
  return beach < 0 || open.cut[beach] === 0;
}

/** §16.1 A unit of a regiment with telephones is in command beside a strongpoint whose line holds. */
export function isBesidePhone(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  const formation = roster.formation[unit] as number;
  const hex = hexOf(open, unit);
  if (hex < 0 || formation < 0 || !world.data.counters.formations[formation]?.telephone) return false;
  return unitsAt(world, open, hex).some(
    (other) => other !== unit && roster.templates[other]?.symbol === 'fort' && hasPhone(world, open, other),
  );
}

/** §16.1 The beach whose lines a ship's 0 cuts, −1 none: not before 0900, and only where an overlay lies. */
export function linesCutAt(world: World, open: Open, hex: number): number {
  const beach = overlayAt(world, open, hex);
  const isLate = hourAt(world, open) >= Number(world.data.tables.naval.cutsFrom);
  return beach >= 0 && isLate && open.cut[beach] === 0 ? beach : -1;
}
