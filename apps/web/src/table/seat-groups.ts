import type { Seat } from '@bocage/kernel';
import type { SeatInfo } from '@bocage/protocol';

interface Titled {
  readonly title: string;
}

export interface SeatGroup<T extends Titled> {
  readonly team: string;
  readonly seats: readonly T[];
}

/** "50th Division, operations" is a chair of the 50th Division's table. */
const teamOf = ({ title }: Titled): string => title.split(', ').slice(0, -1).join(', ') || title;
export const roleOf = ({ title }: Titled): string => title.split(', ').at(-1) ?? title;

export function groupSeats<T extends Titled>(seats: readonly T[]): readonly SeatGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const seat of seats) groups.set(teamOf(seat), [...(groups.get(teamOf(seat)) ?? []), seat]);
  return [...groups].map(([team, members]) => ({ team, seats: members }));
}

/** Seats whose team, role or holder is called so; every word must be found. */
export function findSeats<T extends Titled & { readonly name?: string }>(seats: readonly T[], text: string): readonly T[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return seats.filter(({ title, name = '' }) => words.every((word) => `${title} ${name}`.toLowerCase().includes(word)));
}

/** Of my seats that are asked, the next in the order of the table after those I look through. */
export function nextOfMine(seats: readonly SeatInfo[], asked: readonly Seat[], looking: readonly Seat[]): SeatInfo | undefined {
  const mine = seats.filter(({ seat, held }) => held === 'me' && asked.includes(seat) && !looking.includes(seat));
  const at = seats.findIndex(({ seat }) => looking.includes(seat));
  return mine.find((one) => seats.indexOf(one) > at) ?? mine[0];
}
