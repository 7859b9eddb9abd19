import type { Seat } from '@bocage/kernel';

/** 0 Allied, 1 German: the order of the seats, and of columns by side. */
export type Side = 0 | 1;
export const ALLIED: Side = 0;
export const GERMAN: Side = 1;
export const SEATS: readonly ['allied', 'german'] = ['allied', 'german'];

export const seatOf = (side: Side): Seat => SEATS[side];
/** Whoever is not German is Allied: the Allies may have several seats. */
export const sideAt = (seat: Seat): Side => (seat === SEATS[GERMAN] ? GERMAN : ALLIED);
export const enemyOf = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** Units are numbered once, Allied ones first. */
export const sideOf = ({ roster }: { readonly roster: { readonly allied: number } }, unit: number): Side =>
  unit < roster.allied ? ALLIED : GERMAN;
