import type { Seat } from '@bocage/kernel';
import { type Member, memberOf } from '../src/rules/members.js';
import { seatIds } from '../src/seats.js';
import type { Open } from '../src/types.js';
import type { Words } from './words.js';

/** The column of a seat in `cursor` and `done`. */
export const seatNumber = ({ world }: Words, open: Pick<Open, 'way'>, seat: Seat): number => seatIds(world.teams, open.way).indexOf(seat);

const NOBODY: Member = { control: false, teams: [], formations: [], role: '' };

/** §9.1 to §9.4 What a seat is part of; a seat that is not at this table is part of nothing. */
export function memberAt(words: Words, open: Open, seat: Seat): Member {
  return seatNumber(words, open, seat) < 0 ? NOBODY : memberOf(words.world, open, seat);
}
