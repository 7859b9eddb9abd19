import type { Seat } from '@bocage/kernel';
import { NOTHING_KNOWN, type NormandyEvent, type NormandyState, type NormandyView } from './types.js';

/** §R.11 §R.12 The German player sees his own side's secrets, nobody else does. */
export function view(state: NormandyState, seats: readonly Seat[]): NormandyView {
  return { seats, open: state.open, known: seats.includes('german') ? state.sealed : NOTHING_KNOWN };
}

/** §R.11 §R.12 An event told to some seats is told to nobody else, whole or in part. */
export function eventFor(event: NormandyEvent, seat: Seat | undefined): NormandyEvent | undefined {
  return event.to === undefined || (seat !== undefined && event.to.includes(seat)) ? event : undefined;
}
