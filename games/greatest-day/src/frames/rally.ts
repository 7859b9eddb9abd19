import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §S.28 A Rally Action: one check. Answers 1 once done. */
export interface RallyFrame extends Waiting {
  readonly step: 'rally';
  readonly asks: Seat;
  readonly unit: number;
  /** Suppression 0, a Cohesion Hit 1, a lost step 2 (§16.4); −1 while it is chosen. */
  from: number;
}
