import type { HexId } from '@bocage/hex';
import type { StepRefusal } from '@bocage/kernel';
import { BEACH } from '../ground.js';
import { holderOf } from '../occupancy.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, type World } from '../world.js';
import { isBarred, isOpenGround, type Mover } from './movement.js';
import { hasRoom } from './stacking.js';
import { inColumn, sideOf } from './units.js';

/** §S.11 Why a unit on the move does not come to a hex: what bars the hex first, what the unit has left last. */
export function whyNotThere(world: World, open: Open, { unit }: Mover, hex: HexId): StepRefusal {
  if (fieldOf(world, open).area[hex] !== 1) return { code: 'outside', section: 'S.39' };
  if (holderOf(world, open, hex) === enemyOf(sideOf(world, open, unit))) return { code: 'held-by-enemy' };
  // §S.3 Formation and Direct Command chits go there, and Auto-Command units.
  if (isBarred(world, open, unit, hex)) return { code: 'zone-with-division', section: 'S.3' };
  // §4.3.1 §2.1.9 §4.6
  if (!isOpenGround(world, open, unit, hex)) return { code: 'closed-ground', section: '4.3.1' };
  return atGap(world, open, unit, hex) ?? withRoom(world, open, unit, hex);
}

/** §4.2.4(a) §4.2.4(e) Between the sand and the land only an open Gap leads, in Column. */
function atGap({ ground, grid }: World, open: Open, unit: number, hex: HexId): StepRefusal | undefined {
  const from = hexOf(open, unit);
  if ((ground.terrain[from] === BEACH) === (ground.terrain[hex] === BEACH)) return undefined;
  const isBeside = grid.distance(from, hex) === 1;
  if (isBeside ? !open.openGaps.includes(grid.sideBetween(from, hex)) : open.openGaps.length === 0)
    return { code: 'gap-closed', section: '4.2.4(a)' };
  return isBeside && !inColumn(open, unit) ? { code: 'gap-in-column', section: '4.2.4(e)' } : undefined;
}

/** §S.14 */
const withRoom = (world: World, open: Open, unit: number, hex: HexId): StepRefusal =>
  hasRoom(world, open, unit, hex) ? { code: 'cannot-go' } : { code: 'no-room', section: 'S.14' };
