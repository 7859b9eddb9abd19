import type { HexId } from '@bocage/hex';
import type { StepRefusal } from '@bocage/kernel';
import { BEACH } from '../ground.js';
import { holderOf } from '../occupancy.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { assaultTargets } from './assault.js';
import { isBarred, isOpenGround, type Mover } from './movement.js';
import { rangeOf } from './ratings.js';
import { sightReport } from './sight-report.js';
import { hasColumn, hasRoom } from './stacking.js';
import { inColumn, sideOf } from './units.js';

/** §S.11 Why a unit on the move does not come to a hex: what bars the hex first, what the unit has left last. */
export function whyNotThere(world: World, open: Open, { unit }: Mover, hex: HexId): StepRefusal {
  if (fieldOf(world, open).area[hex] !== 1) return { code: 'outside', section: 'S.39' };
  if (holderOf(world, open, hex) === enemyOf(sideOf(world, open, unit))) return heldByEnemy(world, open, unit, hex);
  if (isBarred(world, open, unit, hex)) return BARRED;
  // §4.3.1 §2.1.9 §4.6
  if (!isOpenGround(world, open, unit, hex)) return { code: 'closed-ground', section: '4.3.1' };
  return atGap(world, open, unit, hex) ?? withRoom(world, open, unit, hex);
}

/** §S.3 Formation and Direct Command chits go there, and Auto-Command units. */
const BARRED: StepRefusal = { code: 'zone-with-division', section: 'S.3' };

/** §S.26 The enemy's hex is assaulted, where that is possible from beside it. */
function heldByEnemy(world: World, open: Open, unit: number, hex: HexId): StepRefusal {
  const isBeside = world.grid.distance(hexOf(open, unit), hex) === 1;
  if (!isBeside || assaultTargets(world, open, unit).includes(hex)) return { code: 'held-by-enemy' };
  return isBarred(world, open, unit, hex) ? BARRED : { code: 'assault-closed', section: 'S.26' };
}

/** §S.15 §S.16 §S.17 Why somebody is no target: too far, not seen, or hidden in hedgerows (§2.1.10); what guns do not find is for the guns' rules. */
export function whyNoTarget(world: World, open: Open, unit: number, target: number): StepRefusal {
  const [from, to] = [hexOf(open, unit), hexOf(open, target)];
  const range = rangeOf(rosterOf(world, open), open, unit);
  // Whoever asks may name a unit that does not exist.
  if (!(from >= 0 && to >= 0 && range > 0)) return { code: 'no-target' };
  if (world.grid.distance(from, to) > range) return { code: 'out-of-range', section: 'S.17' };
  const { isSeen, areUnitsSeen } = sightReport(world, open, from, to);
  if (!isSeen) return { code: 'out-of-sight', section: 'S.15' };
  return areUnitsSeen ? { code: 'no-target' } : { code: 'in-hedgerow', section: '2.1.10' };
}

/** §4.2.4(a) §4.2.4(e) Between the sand and the land only an open Gap leads, in Column, which one unit of a hex can be in (§S.12). */
function atGap(world: World, open: Open, unit: number, hex: HexId): StepRefusal | undefined {
  const { ground, grid } = world;
  const from = hexOf(open, unit);
  if ((ground.terrain[from] === BEACH) === (ground.terrain[hex] === BEACH)) return undefined;
  const isBeside = grid.distance(from, hex) === 1;
  if (isBeside ? !open.openGaps.includes(grid.sideBetween(from, hex)) : open.openGaps.length === 0)
    return { code: 'gap-closed', section: '4.2.4(a)' };
  if (!isBeside || inColumn(open, unit)) return undefined;
  return { code: hasColumn(world, open, from, unit) ? 'gap-column-taken' : 'gap-in-column', section: '4.2.4(e)' };
}

/** §S.14 */
const withRoom = (world: World, open: Open, unit: number, hex: HexId): StepRefusal =>
  hasRoom(world, open, unit, hex) ? { code: 'cannot-go' } : { code: 'no-room', section: 'S.14' };
