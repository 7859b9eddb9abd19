import type { UnitId } from '@bocage/kernel';
import { place, sideOf } from '../occupancy.js';
import { type DestroyedWhy, LOST, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';
import { fullStrength } from './units.js';

/** §R.14 Strength lost counts for victory. */
function countLoss(world: World, open: Open, unit: UnitId, strength: number): void {
  const side = sideOf(world, unit);
  open.losses[side] = (open.losses[side] as number) + strength;
}

/** §C.3 §R.14 Takes units off the map for good. */
export function destroy(world: World, open: Open, units: readonly UnitId[], why: DestroyedWhy, section: string, tell: Tell): void {
  if (units.length === 0) return;
  for (const unit of units) {
    countLoss(world, open, unit, fullStrength(world, open, unit));
    place(world, open, unit, LOST);
    open.marks[unit] = 0;
  }
  tell({ event: 'destroyed', section, units, why });
}

/** §P.2 A regiment loses battalions; true when none is left. */
export function loseBattalions(world: World, open: Open, unit: UnitId, count: number, tell: Tell): boolean {
  if (count === 0) return false;
  const before = fullStrength(world, open, unit);
  const strengths = world.roster.strengths[unit] as readonly number[];
  const lost = (open.battalionsLost[unit] as number) + count;
  if (lost >= strengths.length) {
    destroy(world, open, [unit], 'no-battalions', 'P.2', tell);
    return true;
  }
  open.battalionsLost[unit] = lost;
  const strength = fullStrength(world, open, unit);
  countLoss(world, open, unit, before - strength);
  tell({ event: 'reduced', section: 'P.2', unit, battalions: strengths.length - lost, strength });
  return false;
}
