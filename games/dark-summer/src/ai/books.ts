import type { Group, Seat } from '@bocage/kernel';
import type { Open } from '../types.js';
import { type Styles, VETERAN } from './styles.js';

/** What search starts from, and what it plays before there is anything to choose. */
export const VETERAN_BOOK = 'veteran';

const leaving = (escapeTurn: number): Styles => [
  { ...VETERAN[0], escapeTurn },
  { ...VETERAN[1], escapeTurn },
];

/** Ways to play a turn near the end: divisions leave for the east sooner or later than usual. */
export const BOOKS: Readonly<Record<string, Styles>> = { [VETERAN_BOOK]: VETERAN, leave: leaving(8), stand: leaving(10) };

/** What a turn may be played by instead of the usual, where that makes a difference worth the thought: the Germans may leave early. */
const OTHERS: Readonly<Record<number, string>> = { 8: 'leave', 9: 'stand' };
const FIRST_TURN: Readonly<Record<Seat, number>> = { german: 8 };

/** Near the end a plan chooses the book of a turn. */
export function choicesOf({ turn }: Open, seat: Seat): readonly Group[] {
  const other = OTHERS[turn];
  return other === undefined || turn < (FIRST_TURN[seat] ?? 9) ? [] : [{ id: 'book', tactics: [VETERAN_BOOK, other] }];
}
