import type { Seat } from '@bocage/kernel';
import { SEATS } from './sides.js';
import type { GreatestDayEvent, GreatestDayState, GreatestDayView } from './types.js';

/** N7 Sealed are purchases until they are shown, and the way ahead of a unit on the move, which is its owner's. */
export function view({ open, sealed }: GreatestDayState, seats: readonly Seat[]): GreatestDayView {
  const isSeen = (side: number): boolean => seats.includes(SEATS[side] as Seat);
  return {
    seats,
    open,
    known: {
      bought: sealed.bought.map((bought, side) => (isSeen(side) ? bought : null)),
      answered: sealed.answered.map((answered, side) => (isSeen(side) ? answered : 0)),
      route: seats.length > 0 && routeSeen(open, seats) ? sealed.route : null,
    },
  };
}

/** Whose unit is on the move knows where it goes. */
function routeSeen({ stack }: GreatestDayView['open'], seats: readonly Seat[]): boolean {
  const moving = stack.find(({ step }) => step === 'moving');
  return moving?.step !== 'moving' || seats.includes(moving.asks);
}

export function eventFor(event: GreatestDayEvent, seat: Seat | undefined): GreatestDayEvent | undefined {
  return event.to === undefined || (seat !== undefined && event.to.includes(seat)) ? event : undefined;
}
