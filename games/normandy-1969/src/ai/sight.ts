import type { UnitId } from '@bocage/kernel';
import { isFaceDown } from '../occupancy.js';
import { fullStrength, pieceOf } from '../rules/units.js';
import type { NormandyView } from '../types.js';
import type { World } from '../world.js';

/** What an unknown counter is taken for: between a blank and a regiment. */
const UNKNOWN_STRENGTH = 2;

/** Strength of a unit as far as this view knows it. */
export function strengthSeen(world: World, view: NormandyView, unit: UnitId): number {
  if (!isFaceDown(world, view.open, unit)) return fullStrength(world, view.open, unit);
  const piece = pieceOf(world, view, unit);
  return piece < 0 ? UNKNOWN_STRENGTH : (world.roster.pieceStrength[piece] as number);
}
