import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { hasMark } from '../src/rules/units.js';
import { CLOSED, type GreatestDayView, HAS_FIRED } from '../src/types.js';
import { chitName } from './names.js';
import { capital, counted } from './text.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const NONE: readonly Risk[] = [];

/** §S.3 §4.8.1 More are left than have had their turn: hardly anybody means to throw a chit or a bombardment away. */
export function risksOf(words: Words, { open }: GreatestDayView, action: Action, legal: readonly Action[]): readonly Risk[] {
  const frame = topOf(open);
  if (action !== DONE || (frame.step !== 'activation' && !(frame.step === 'bombard' && frame.ship < 0))) return NONE;
  const left = legal.flatMap((one) => (one.kind === 'unit' ? [one.unit] : []));
  const mark = frame.step === 'activation' ? CLOSED : HAS_FIRED;
  const served = [...open.hex.keys()].filter((unit) => hasMark(open, unit, mark)).length;
  if (left.length === 0 || left.length <= served) return NONE;
  const hexes = [...new Set(left.map((unit) => open.hex[unit] as number))].filter((hex) => hex >= 0);
  const has = left.length === 1 ? 'has' : 'have';
  return frame.step === 'activation'
    ? [
        {
          text: `${capital(counted(left.length, 'unit'))} of ${chitName(words, open, frame.chit)} ${has} not acted.`,
          section: 'S.3',
          hexes,
        },
      ]
    : [{ text: `${capital(counted(left.length, 'ship'))} or craft ${has} not fired.`, section: '4.8.1' }];
}
