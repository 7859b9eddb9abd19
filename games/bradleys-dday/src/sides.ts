import type { Seat } from '@bocage/kernel';

/** 0 Allied, 1 German: the order of the seats. */
export type Side = 0 | 1;
export const ALLIED: Side = 0;
export const GERMAN: Side = 1;
export const SEATS: readonly ['allied', 'german'] = ['allied', 'german'];

export const seatOf = (side: Side): Seat => SEATS[side];
export const enemyOf = (side: Side): Side => (side === ALLIED ? GERMAN : ALLIED);

/** The two Beach Areas (§5.1.1). */
export type BeachArea = 0 | 1;
export const OMAHA: BeachArea = 0;
export const UTAH: BeachArea = 1;
