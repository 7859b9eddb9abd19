import type { Question } from '@bocage/wargame';
import type { GreatestDayFrame, Open } from '../types.js';
import type { World } from '../world.js';

/** One question the computer player is asked: all a chooser knows. */
export type Asked<F extends GreatestDayFrame = GreatestDayFrame> = Question<World, Open, F>;
