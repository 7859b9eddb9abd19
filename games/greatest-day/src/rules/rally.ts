import type { UnitId } from '@bocage/kernel';
import { BLACK_STRIPE, TRACKED, WHEELED } from '../roster.js';
import { enemyOf, GERMAN } from '../sides.js';
import { type Open, RALLYING } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { isInCommand } from './command.js';
import { isReduced } from './ratings.js';
import { hasMark, isOnMap, sideOf } from './units.js';
import { inZoneOf } from './zones.js';

/** What a Rally Action may be for (§S.28, §16.4). */
export type Rallying = 'suppression' | 'cohesion' | 'step';

/** §16.4 Black-striped German vehicles recover a lost step: In Command, unsuppressed, out of enemy zones. */
const canRecoverStep = (world: World, open: Open, unit: UnitId): boolean => {
  const roster = rosterOf(world, open);
  const isVehicle = roster.move[unit] === TRACKED || roster.move[unit] === WHEELED;
  return (
    sideOf(world, open, unit) === GERMAN &&
    isVehicle &&
    roster.stripe[unit] === BLACK_STRIPE &&
    isReduced(roster, open, unit) &&
    isInCommand(world, open, unit)
  );
};

/** §S.28 Suppression first, and anywhere; a Cohesion Hit, or a tank (§16.4), only out of enemy fire zones. */
export function rallies(world: World, open: Open, unit: UnitId): Rallying[] {
  if (!isOnMap(open, unit)) return [];
  if (open.suppressed[unit] === 1) return ['suppression'];
  if (inZoneOf(world, open, enemyOf(sideOf(world, open, unit)), hexOf(open, unit))) return [];
  return [
    ...((open.cohesion[unit] as number) > 0 ? (['cohesion'] as const) : []),
    ...(canRecoverStep(world, open, unit) ? (['step'] as const) : []),
  ];
}
export const canRally = (world: World, open: Open, unit: UnitId): boolean => rallies(world, open, unit).length > 0;

/** §S.28 Men Rallying: what a failed try is worth the next time. */
export const rallyBonus = (world: World, open: Open, unit: UnitId): number =>
  hasMark(open, unit, RALLYING) ? world.data.tables.modifiers.quality.menRallying : 0;
