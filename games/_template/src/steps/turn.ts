import { flowStep, overStep } from '@bocage/kernel';
import type { Book } from '../book.js';
import { finalOutcome, finish } from '../rules/victory.js';
import { type Crossroads, type CrossroadsFrame, type CrossroadsState, type FrameOf, NONE, type Open, SEATS, type Tell } from '../types.js';

/** §C.3 The stages of a turn, in order. */
const STAGES: readonly ((open: Open) => CrossroadsFrame)[] = [
  () => ({ step: 'draw', side: 0 }),
  () => ({ step: 'draw', side: 1 }),
  () => ({ step: 'orders' }),
  () => ({ step: 'supply' }),
  ({ first }) => ({ step: 'move', side: first }),
  ({ first }) => ({ step: 'combat', side: first }),
  ({ first }) => ({ step: 'move', side: 1 - first }),
  ({ first }) => ({ step: 'combat', side: 1 - first }),
];

/** §C.3 The frame at the bottom of the stack: it asks nobody, it only sees to what comes next. */
export function turn(book: Book) {
  return flowStep<Crossroads, FrameOf<'turn'>>({
    section: 'C.3',
    next(state, frame, tell) {
      const next = STAGES[frame.stage++];
      if (next) state.open.stack.push(next(state.open));
      else endTurn(book, state, frame, tell);
    },
  });
}

/** §C.9 */
export function over() {
  return overStep<Crossroads>('C.9', ({ open }) => open.outcome ?? { level: 'draw' });
}

function endTurn(book: Book, { open, sealed }: CrossroadsState, frame: FrameOf<'turn'>, tell: Tell): void {
  if (open.turn === open.lastTurn) {
    finish(open, finalOutcome(book, open), tell);
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
