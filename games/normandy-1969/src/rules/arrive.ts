import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { occupancyOf, place } from '../occupancy.js';
import { ALLIED, BUSY, ENTRENCHED, type NormandyState, type Tell } from '../types.js';
import type { World } from '../world.js';
import { revealAround } from './hidden.js';
import { clearMark, setMark } from './units.js';
import { takeControl } from './victory.js';

/**
 * Puts a unit where its move, drop, landing or retreat ends: §R.14 the hex is now its side's, §R.10 it is no longer
 * dug in, §R.12 an Allied unit turns up the tokens around it.
 */
export function endIn(world: World, state: NormandyState, unit: UnitId, hex: HexId, tell: Tell): void {
  const { open } = state;
  place(world, open, unit, hex);
  setMark(open, unit, BUSY);
  clearMark(open, unit, ENTRENCHED);
  const side = occupancyOf(world, open).side[hex] as 0 | 1;
  takeControl(world, open, side, hex);
  if (side === ALLIED) revealAround(world, state, hex, tell);
}
