import type { Seat } from '@bocage/kernel';
import type { Waiting } from './game.js';

/** §S.28 A Rally Action: one check. Answers 1 once done. */
export interface RallyFrame extends Waiting {
  readonly step: 'rally';
  readonly asks: Seat;
  readonly unit: number;
}
