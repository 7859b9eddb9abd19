import type { GuideStep } from '@bocage/board';
import type { Seat } from '@bocage/kernel';
import type { DarkSummerView } from '../src/types.js';
import { ALLIED_GUIDE } from './guide-allied.js';
import { GERMAN_GUIDE } from './guide-german.js';
import type { Words } from './words.js';

/** The guided opening lasts for turn 1: the landings and the first chits. */
const LAST_TURN = 1;

/** What this seat should look at now. A decision without a word of its own keeps that of the one it belongs to. */
export function guideOf(words: Words, view: DarkSummerView, seat: Seat): GuideStep | undefined {
  if (view.open.turn > LAST_TURN) return undefined;
  const guide = seat === 'german' ? GERMAN_GUIDE : ALLIED_GUIDE;
  const step = view.open.stack.findLast((frame) => guide[frame.step] !== undefined)?.step;
  return step && guide[step]?.(words, view);
}
