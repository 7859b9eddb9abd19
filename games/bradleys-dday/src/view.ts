import type { Seat } from '@bocage/kernel';
import type { BradleyEvent, BradleyState, BradleyView, Known } from './types.js';

const NOTHING_KNOWN: Known = Object.freeze({ mines: null, minePoints: 0 });

/** §5.4.3 The German knows his minefields; nobody else knows a hex before it is checked. All else is open. */
export function view(state: BradleyState, seats: readonly Seat[]): BradleyView {
  return { seats, open: state.open, known: seats.includes('german') ? state.sealed : NOTHING_KNOWN };
}

/** §5.4.3 What is told to some is told to nobody else. */
export function eventFor(event: BradleyEvent, seat: Seat | undefined): BradleyEvent | undefined {
  return event.to === undefined || (seat !== undefined && event.to.includes(seat)) ? event : undefined;
}
