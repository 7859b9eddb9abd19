export { ALLIED, enemyOf, GERMAN, SEATS, type Side, seatOf, sideAt } from '@bocage/wargame';
