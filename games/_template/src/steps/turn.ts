import { flowStep, overStep } from '@bocage/kernel';
import { finalOutcome, finish } from '../rules/victory.js';
import { STAGES } from '../sequence.js';
import { type Crossroads, type CrossroadsState, type FrameOf, NONE, SEATS, type Tell } from '../types.js';
import type { World } from '../world.js';

/** §C.3 The frame at the bottom of the stack: it asks nobody, it only sees to what comes next. */
export function createTurnStep(world: World) {
  return flowStep<Crossroads, FrameOf<'turn'>>({
    section: 'C.3',
    next(state, frame, tell) {
      const next = STAGES[frame.stage++];
      if (next) state.open.stack.push(next(state.open));
      else endTurn(world, state, frame, tell);
    },
  });
}

/** §C.9 */
export function createOverStep() {
  return overStep<Crossroads>('C.9', ({ open }) => open.outcome ?? { level: 'draw' });
}

function endTurn(world: World, { open, sealed }: CrossroadsState, frame: FrameOf<'turn'>, tell: Tell): void {
  if (open.turn === open.lastTurn) {
    finish(open, finalOutcome(world, open), tell);
    return;
  }
  frame.stage = 0;
  open.turn++;
  open.moved.fill(0);
  open.fought.fill(0);
  // §C.5 A card not used is given back face down.
  sealed.card = SEATS.map(() => NONE);
  for (const column of [open.order, open.card, open.bearer]) column.fill(NONE);
  for (const column of [open.holds, open.supplied]) column.fill(0);
  tell({ event: 'turn', section: 'C.3', turn: open.turn });
}
