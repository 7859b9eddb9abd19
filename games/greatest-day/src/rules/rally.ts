import type { UnitId } from '@bocage/kernel';
import { enemyOf } from '../sides.js';
import { type Open, RALLYING } from '../types.js';
import { hexOf, type World } from '../world.js';
import { hasMark, isOnMap, sideOf } from './units.js';
import { inZoneOf } from './zones.js';

/** §S.28 Suppression is rallied anywhere, a Cohesion Hit only out of enemy fire zones. */
export function canRally(world: World, open: Open, unit: UnitId): boolean {
  if (!isOnMap(open, unit)) return false;
  if (open.suppressed[unit] === 1) return true;
  return (open.cohesion[unit] as number) > 0 && !inZoneOf(world, open, enemyOf(sideOf(world, open, unit)), hexOf(open, unit));
}

/** §S.28 Men Rallying: what a failed try is worth the next time. */
export const rallyBonus = (world: World, open: Open, unit: UnitId): number =>
  hasMark(open, unit, RALLYING) ? world.data.tables.modifiers.quality.menRallying : 0;
