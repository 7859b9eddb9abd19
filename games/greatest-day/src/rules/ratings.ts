import type { UnitId } from '@bocage/kernel';
import { NO_RATING } from '../data/counter-shapes.js';
import type { Roster } from '../roster.js';
import { MOUNTED, type Open } from '../types.js';

/** §S.37 A unit that had two steps and has one: its reduced side. */
export const isReduced = (roster: Roster, open: Open, unit: UnitId): boolean =>
  roster.steps[unit] === 2 && (open.steps[unit] as number) === 1;

/** §S.37 The Fire rating that shows; a lost step costs one where no reduced side is printed, which `fireLines` counts. */
export const fireOf = (roster: Roster, open: Open, unit: UnitId): number =>
  isReduced(roster, open, unit) && roster.reducedFire[unit] !== NO_RATING
    ? (roster.reducedFire[unit] as number)
    : (roster.fire[unit] as number);

export const rangeOf = (roster: Roster, open: Open, unit: UnitId): number =>
  isReduced(roster, open, unit) && roster.reducedRange[unit] !== NO_RATING
    ? (roster.reducedRange[unit] as number)
    : (roster.range[unit] as number);

/** Whether a lost step is counted as a modifier: not where a reduced side is printed. */
export const losesByStep = (roster: Roster, open: Open, unit: UnitId): boolean =>
  isReduced(roster, open, unit) && roster.reducedFire[unit] === NO_RATING;

/** §S.13 Defence and armour of a mounted unit are those of its transport. */
export const defenceOf = (roster: Roster, open: Open, unit: UnitId): number =>
  isMounted(open, unit) ? (roster.transportDefence[unit] as number) : (roster.defence[unit] as number);
export const isArmoured = (roster: Roster, open: Open, unit: UnitId): boolean =>
  (isMounted(open, unit) ? roster.transportArmoured[unit] : roster.armoured[unit]) === 1;
export const isMounted = (open: Open, unit: UnitId): boolean => ((open.posture[unit] as number) & MOUNTED) !== 0;
