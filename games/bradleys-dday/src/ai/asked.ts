import type { Question } from '@bocage/wargame';
import type { BradleyFrame, Open } from '../types.js';
import type { World } from '../world.js';
import type { Posture } from './postures.js';

/** One question the computer player is asked: all a chooser knows. */
export interface Asked<F extends BradleyFrame = BradleyFrame> extends Question<World, Open, F> {
  /** How its units move. */
  readonly posture: Posture;
  /** §5.5.5 Whether those whom a landing would cost most are sent to the last lanes. */
  readonly sparing: boolean;
  /** §18.1.2 Whether some are sent round the gates of those who will come on. */
  readonly screening: boolean;
}

export { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from '@bocage/wargame';
