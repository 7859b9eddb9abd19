export { ALLIED, enemyOf, GERMAN, SEATS, type Side, seatOf } from '@bocage/wargame';
