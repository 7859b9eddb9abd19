import type { Person, SeatInfo } from '@bocage/protocol';

/** Who sits there and whether he looks at the table now, in words. */
export function presenceOf({ held, name, online }: Pick<SeatInfo, 'held' | 'name' | 'online'>): string {
  if (held === 'me') return 'you';
  if (held === 'computer') return 'computer';
  if (held === 'open') return 'nobody yet';
  return `${name} · ${online ? 'here' : 'away'}`;
}

/** A full dot for whoever is here, a ring for the others. */
export const dotOf = ({ held, online }: Pick<SeatInfo, 'held' | 'online'>): string =>
  online || held === 'me' || held === 'computer' ? 'dot' : 'dot away';

/** The titles of seats that nobody has taken yet. */
export const vacantSeats = (seats: readonly Pick<SeatInfo, 'held' | 'title'>[]): readonly string[] =>
  seats.filter(({ held }) => held === 'open').map(({ title }) => title);

/** Who looks on without a seat: all that have a place but who opened the table. */
export function spectatorsOf(people: readonly Person[]): readonly Person[] {
  return people.filter(({ seats, owner }) => seats.length === 0 && !owner);
}
