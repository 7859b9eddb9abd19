import type { Action, Seat, Sequence } from '@bocage/kernel';
import { decide } from '../rules/automaton/decide.js';
import { isAutomaton } from '../rules/automaton/seats.js';
import { ALLIED, type BradleyEvent, type BradleyFrame, type BradleyTypes, GERMAN, type Open, seatOf } from '../types.js';
import type { World } from '../world.js';

/** Decisions whose reason is worth a line; the clicks that carry one out follow from it. */
const TOLD: readonly BradleyFrame['step'][] = [
  'movement',
  'fire',
  'assaults',
  'battle',
  'retreat',
  'advance',
  'stack-choice',
  'over-stack',
  'flak',
  'entry-at',
];

/** §20.4 What the log tells before an automaton's deed: the reason the deed was decided by, and none for any other. */
export function explained(world: World, sequence: Sequence<BradleyTypes>): Sequence<BradleyTypes> {
  const reasonOf = (open: Open, seat: Seat, action: Action): BradleyEvent | undefined => {
    const side = seat === seatOf(GERMAN) ? GERMAN : ALLIED;
    if (!isAutomaton(open, side) || !TOLD.includes((open.stack.at(-1) as BradleyFrame).step)) return undefined;
    const legal = sequence.legal({ seats: [seat], open, known: { mines: null, minePoints: 0 } }, seat);
    const decision = decide(world, open, seat, legal);
    return decision?.why && decision.action === action ? { event: 'automaton', section: '20.4', ...decision.why } : undefined;
  };
  return {
    ...sequence,
    play(state, seat, action) {
      const reason = reasonOf(state.open, seat, action);
      const events = sequence.play(state, seat, action);
      return reason ? [reason, ...events] : events;
    },
  };
}
