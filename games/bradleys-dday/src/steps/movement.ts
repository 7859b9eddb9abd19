import { step, type UnitId, unit as unitAction, word } from '@bocage/kernel';
import { mayMove } from '../rules/movement.js';
import { hasMark, unitsOnMap } from '../rules/units.js';
import { type BradleyTypes, MOVEMENT_MODE, type MovementFrame, type Open, WET } from '../types.js';
import type { World } from '../world.js';
import { canGoOn, moveFrame } from './move.js';

/** §6.0 Units of a side that can still do anything in this segment: go somewhere, change mode, turn, work. */
export const movers = (world: World, open: Open, frame: Movers): UnitId[] =>
  unitsOnMap(world, open, frame.side).filter((unit) => isMover(world, open, frame, unit));

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
      if (unitsOnMap(world, open, frame.side).some((unit) => isMover(world, open, frame, unit))) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...movers(world, open, frame).map(unitAction), word('done')],
    play({ open }, _frame, _seat, action) {
      if (action.kind === 'unit') open.stack.push(moveFrame(world, open, action.unit));
      else open.stack.pop();
    },
  });
