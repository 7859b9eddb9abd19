import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §17.1 §S.36 A division's fighter-bombers: all are sent to hexes first, then each flies through the flak and strikes one unit there. */
export interface AirFrame extends Waiting {
  readonly step: 'air';
  readonly asks: Seat;
  readonly division: number;
  /** Hexes planes were sent to, in order; flown ones leave the list. */
  sent: number[];
  /** 0 while they are sent, 1 under the flak, 2 while a unit is picked, 3 before the die, 4 while a result is suffered. */
  stage: number;
  /** Values of the flak that has still to fire at the plane in front. */
  flak: number[];
  /** Who is struck, −1 not picked yet. */
  target: number;
}
