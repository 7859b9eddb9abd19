export { ALLIED, enemyOf, GERMAN, SEATS, type Side, seatOf, sideAt } from '@bocage/wargame';

/** The two Beach Areas (§5.1.1). */
export type BeachArea = 0 | 1;
export const OMAHA: BeachArea = 0;
export const UTAH: BeachArea = 1;
