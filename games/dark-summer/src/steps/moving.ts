import { type Action, step, unit, word } from '@bocage/kernel';
import { canMove, mustMove } from '../rules/moves.js';
import type { DarkSummerTypes, MovingFrame, Open } from '../types.js';
import type { World } from '../world.js';
import { refuseDone, refuseMover } from './movement-refusal.js';
import { asking } from './steps.js';

const DONE = word('done');

/** The first unit of the command that this is true of, −1 when there is none. */
function firstOf({ roster }: World, { command }: MovingFrame, is: (id: number) => boolean): number {
  return roster.commanded[command]?.find(is) ?? -1;
}

/** §10.1 §15.0 A unit that may not stay where it is and can still leave, −1 when there is none. */
const obliged = (world: World, open: Open, frame: MovingFrame): number =>
  firstOf(world, frame, (id) => mustMove(world, open, id, frame.kind));

function choices(world: World, open: Open, frame: MovingFrame): Action[] {
  const actions: Action[] = [];
  const units = world.roster.commanded[frame.command] as readonly number[];
  for (const id of units) if (canMove(world, open, id, frame.kind)) actions.push(unit(id));
  if (obliged(world, open, frame) < 0) actions.push(DONE);
  return actions;
}

/** §10.1 Units move one at a time, each once, until their player is done. */
export const createMovingStep = (world: World) =>
  step<DarkSummerTypes, MovingFrame>({
    settle({ open }, frame) {
      if (firstOf(world, frame, (id) => canMove(world, open, id, frame.kind)) >= 0) return false;
      open.stack.pop();
      return true;
    },
    awaits: asking,
    legal: ({ open }, frame) => choices(world, open, frame),
    refusal({ open }, frame, _, action) {
      if (action.kind === 'unit') return refuseMover(world, open, frame, action.unit);
      return action === DONE ? refuseDone(world, open, obliged(world, open, frame)) : undefined;
    },
    play({ open }, frame, _, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'leg', asks: frame.asks, unit: action.unit, kind: frame.kind });
      else open.stack.pop();
    },
  });
