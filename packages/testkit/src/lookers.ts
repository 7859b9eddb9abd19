import type { Rng, Seat } from '@bocage/kernel';
import type { Moment } from './law.js';
import { type SetUp, seatsOf } from './plays.js';

/** In a hall of 146 nobody can look through all seats at every moment: so many look at each, and others at the next. */
const MOST = 12;

/** All seats, or some: the first of those concerned, others that are concerned, and any others, half and half. */
export function lookersAmong(seats: readonly Seat[], concerned: readonly Seat[], rng: Rng): readonly Seat[] {
  if (seats.length <= MOST) return seats;
  const drawn = new Set(concerned.slice(0, 1));
  for (let i = drawn.size; i < MOST; i++) {
    const from = i < MOST / 2 && concerned.length > 0 ? concerned : seats;
    drawn.add(from[rng.below(from.length)] as Seat);
  }
  return [...drawn];
}

/** Everybody who looks on: the spectator, seats one by one, and all seats together. */
export function observersOf(moment: Moment): (readonly Seat[])[] {
  return observersAmong(moment.lookers, moment);
}

export function observersAmong(lookers: readonly Seat[], setUp: SetUp): (readonly Seat[])[] {
  return [[], ...lookers.map((seat) => [seat]), seatsOf(setUp)];
}
