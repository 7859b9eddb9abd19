import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { hasMark } from '../src/rules/units.js';
import { CLOSED, type GreatestDayView, HAS_FIRED } from '../src/types.js';
import { chitName } from './names.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const NONE: readonly Risk[] = [];

/** §S.3 §4.8.1 Nobody has had his turn: hardly anybody means to throw a whole chit or bombardment away. */
export function risksOf(words: Words, { open }: GreatestDayView, action: Action, legal: readonly Action[]): readonly Risk[] {
  const frame = topOf(open);
  if (action !== DONE || (frame.step !== 'activation' && !(frame.step === 'bombard' && frame.ship < 0))) return NONE;
  const left = legal.flatMap((one) => (one.kind === 'unit' ? [one.unit] : []));
  const mark = frame.step === 'activation' ? CLOSED : HAS_FIRED;
  if (left.length === 0 || [...open.hex.keys()].some((unit) => hasMark(open, unit, mark))) return NONE;
  return frame.step === 'activation'
    ? [{ text: `Nobody has acted with the chit yet: ${chitName(words, open, frame.chit)}.`, section: 'S.3' }]
    : [{ text: 'No ship has fired yet.', section: '4.8.1' }];
}
