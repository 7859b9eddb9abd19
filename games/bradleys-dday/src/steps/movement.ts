import { type Action, step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { mayMove } from '../rules/movement.js';
import { hasMark } from '../rules/units.js';
import { ALLIED, type BradleyTypes, MOVEMENT_MODE, type MovementFrame, type Open, WET } from '../types.js';
import type { World } from '../world.js';
import { canGoOn, moveFrame } from './move.js';

/** §6.0 Units of a side that can still do anything in this segment: go somewhere, change mode, turn, work. */
export function movers(world: World, open: Open, frame: Movers): UnitId[] {
  const found: number[] = [];
  for (let unit = firstMover(world, open, frame, 0); unit >= 0; unit = firstMover(world, open, frame, unit + 1)) found.push(unit);
  return found;
}

/** §6.0 */
function offered(world: World, open: Open, frame: Movers): Action[] {
  const found: Action[] = [];
  for (let unit = firstMover(world, open, frame, 0); unit >= 0; unit = firstMover(world, open, frame, unit + 1))
    found.push(unitAction(unit));
  found.push(word('done'));
  return found;
}

/** The next of them from a unit's number on, −1 none. */
function firstMover(world: World, open: Open, frame: Movers, from: number): number {
  const { allied, units } = world.roster;
  const end = frame.side === ALLIED ? allied : units;
  for (let unit = Math.max(from, frame.side === ALLIED ? 0 : allied); unit < end; unit++)
    if (isMover(world, open, frame, unit)) return unit;
  return -1;
}

type Movers = Pick<MovementFrame, 'side' | 'who'>;

/** §5.9.1 While a wave comes ashore only those who have just landed move. */
const isMover = (world: World, open: Open, { who }: Movers, unit: UnitId): boolean =>
  (who === 'all' || hasMark(open, unit, WET)) && canAct(world, open, unit);

/** §6.0 */
const canAct = (world: World, open: Open, unit: UnitId): boolean =>
  mayMove(world, open, unit) && (open.mode[unit] === MOVEMENT_MODE || canGoOn(world, open, moveFrame(world, open, unit)));

/** §6.0 One unit after another, each finished before the next (§6.2.6). */
export const createMovementStep = (world: World) =>
  step<BradleyTypes, MovementFrame>({
    section: '6.0',
    settle({ open }, frame) {
      if (firstMover(world, open, frame, 0) >= 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => offered(world, open, frame),
    play({ open }, _frame, _seat, action) {
      if (action.kind === 'unit') open.stack.push(moveFrame(world, open, action.unit));
      else open.stack.pop();
    },
  });
