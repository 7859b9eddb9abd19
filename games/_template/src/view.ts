import type { Seat } from '@bocage/kernel';
import { walkOf } from './rules/ambush.js';
import { type CrossroadsEvent, type CrossroadsState, type CrossroadsView, NONE, SEATS } from './types.js';

/** A window: the open part itself, and copies of the sealed columns with everything else covered. */
export function view({ open, sealed }: CrossroadsState, seats: readonly Seat[]): CrossroadsView {
  const sees = SEATS.map((seat) => seats.includes(seat));
  const window = (secret: readonly number[], shown: readonly number[]): number[] =>
    secret.map((value, side) => (sees[side] ? value : (shown[side] as number)));
  const march = walkOf(open);
  return {
    seats,
    open,
    known: {
      commander: window(sealed.commander, open.commander),
      order: sealed.order.map((order, side) => (sees[side] ? order : NONE)),
      card: window(sealed.card, open.card),
      // §C.6.1 Where a march leads is its owner's secret; without it nobody has one.
      route: march && sees[march.side] ? [...sealed.route] : [],
    },
  };
}

/** §C.5 Who drew is seen by all, what was drawn only by its owner. */
export function eventFor(event: CrossroadsEvent, seat: Seat | undefined): CrossroadsEvent | undefined {
  if (event.to && (seat === undefined || !event.to.includes(seat))) return undefined;
  if (event.event === 'drew' && SEATS[event.side as number] !== seat) return { ...event, card: NONE };
  return event;
}
