import { step, unit as unitAction, word } from '@bocage/kernel';
import { workOf } from '../rules/engineers.js';
import { canChangeMode, destinations, freshMover, mayMove } from '../rules/movement.js';
import { hasMark, unitsOnMap } from '../rules/units.js';
import { type BradleyTypes, MOVEMENT_MODE, type MovementFrame, type Open, WET } from '../types.js';
import type { World } from '../world.js';
import { moveFrame } from './move.js';

/** §6.0 Units of a side that can still do anything in this segment: go somewhere, change mode, turn, work. */
export function movers(world: World, open: Open, { side, who }: Pick<MovementFrame, 'side' | 'who'>): number[] {
  // §5.9.1 While a wave comes ashore only those who have just landed move.
  return unitsOnMap(world, open, side).filter((unit) => (who === 'all' || hasMark(open, unit, WET)) && canAct(world, open, unit));
}

function canAct(world: World, open: Open, unit: number): boolean {
  if (!mayMove(world, open, unit)) return false;
  const frame = moveFrame(world, open, unit);
  if (open.mode[unit] === MOVEMENT_MODE || canChangeMode(world, open, frame) || workOf(world, open, frame).length > 0) return true;
  return destinations(world, open, freshMover(world, open, unit)).length > 0;
}

/** §6.0 One unit after another, each finished before the next (§6.2.6). */
export const createMovementStep = (world: World) =>
  step<BradleyTypes, MovementFrame>({
    section: '6.0',
    settle({ open }, frame) {
      if (movers(world, open, frame).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...movers(world, open, frame).map(unitAction), word('done')],
    play({ open }, _frame, _seat, action) {
      if (action.kind === 'unit') open.stack.push(moveFrame(world, open, action.unit));
      else open.stack.pop();
    },
  });
