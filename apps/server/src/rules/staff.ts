import { type Host, isErrand, opensInto, placeIn, type Seat, type SequencePlace } from '@bocage/kernel';
import type { ComputerAsked, Staff } from './jobs.js';

/** What a seat is asked, for its staff to decide: only as long as it is the errand the staff was sent on. */
export function staffOf(host: Host, seat: Seat, within: SequencePlace | undefined, askedOf: (seat: Seat) => ComputerAsked): Staff {
  const { table, game } = host;
  const place = placeIn(game, table.view([seat]));
  const awaits = table.awaits();
  const isAsked =
    awaits.kind === 'seats' && awaits.seats.includes(seat) && (!within || isErrand(place, within)) && table.legal(seat).length > 0;
  return { place: within && opensInto(within, place) ? within : place, ...(isAsked ? { asked: askedOf(seat) } : {}) };
}
