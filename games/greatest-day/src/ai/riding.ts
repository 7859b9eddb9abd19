import type { UnitId } from '@bocage/kernel';
import { freshMover, postures } from '../rules/movement.js';
import { isMounted, rangeOf } from '../rules/ratings.js';
import { hexOf, rosterOf } from '../world.js';
import type { Asked } from './asked.js';
import { enemyHexes, keptBy, nearest } from './ground.js';

/** From here on a gun fires over others' heads. */
const LONG_RANGE = 10;
/** Infantry leaves its vehicles so near to the enemy, or where it has something to guard. */
const ON_FOOT = 3;
const GUARDED = 7;
const TO_WHEELS = 12;

/** §S.13 Whether a unit would rather be off its transport, or on it. */
export function ridingWish(asked: Asked, unit: UnitId): 'mount' | 'dismount' | undefined {
  const { world, open, side } = asked;
  const hex = hexOf(open, unit);
  if (hex < 0) return undefined;
  const offered = postures(world, open, freshMover(unit));
  const away = nearest(world, enemyHexes(world, open, side), hex);
  const range = rangeOf(rosterOf(world, open), open, unit);
  if (isMounted(open, unit)) {
    const isNear = range >= LONG_RANGE ? away <= range - 2 : away <= Math.max(ON_FOOT, range);
    const guards = keptBy(open, side).includes(hex) && away <= GUARDED;
    return (isNear || guards) && offered.includes('dismount') ? 'dismount' : undefined;
  }
  return away > Math.max(range, TO_WHEELS) && offered.includes('mount') ? 'mount' : undefined;
}
