import type { Question } from '@bocage/wargame';
import type { GreatestDayFrame, Open } from '../types.js';
import type { World } from '../world.js';
import type { Posture } from './posture.js';
import type { Ways } from './ways.js';

/** One question the computer player is asked: all a chooser knows. */
export interface Asked<F extends GreatestDayFrame = GreatestDayFrame> extends Question<World, Open, F> {
  readonly ways: Ways;
  readonly posture: Posture;
}

/** Names the chit in play: what is decided for an activation is kept under it. */
export const activationKey = (open: Open): string => `${open.turn}:${open.played.length}`;
