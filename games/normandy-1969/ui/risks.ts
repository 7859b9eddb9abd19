import type { Risk } from '@bocage/board';
import { type Action, word } from '@bocage/kernel';
import { waitingIn } from '../src/rules/landing.js';
import { landable } from '../src/steps/movement.js';
import type { NormandyView } from '../src/types.js';
import { capital, counted } from './text.js';
import { topOf, type Words } from './words.js';

const DONE = word('done');
const NONE: readonly Risk[] = [];

/** §O.4 §O.7 Those who do not come now never do. */
function leftBehind({ world }: Words, { open }: NormandyView, group: string, one: string, section: string): readonly Risk[] {
  const waiting = waitingIn(world, open, group).length;
  const stay = waiting === 1 ? 'stays' : 'stay';
  return waiting === 0 ? NONE : [{ text: `${capital(counted(waiting, one))} ${stay} in England for good.`, section }];
}

/** §O.9 What the beaches could still take on 6 June is not carried over. */
function unusedCapacity({ world }: Words, { open }: NormandyView): readonly Risk[] {
  const canLand = landable(world, open);
  const units = waitingIn(world, open, 'second-wave').filter(canLand).length;
  if (units === 0) return NONE;
  const text = `${capital(counted(units, 'unit'))} of the second wave could still land; the landing capacity left on 6 June is not kept.`;
  return [{ text, section: 'O.9' }];
}

/** What a legal action would cost its own player for good. */
export function risksOf(words: Words, view: NormandyView, action: Action): readonly Risk[] {
  const frame = topOf(view.open);
  if (action !== DONE) return NONE;
  if (frame.step === 'drop') return leftBehind(words, view, 'parachute', 'parachute regiment', 'O.4');
  if (frame.step === 'commandos') return leftBehind(words, view, 'commando', 'commando', 'O.4');
  if (frame.step !== 'movement' || frame.phase !== 'allied-second' || view.open.turn !== 1) return NONE;
  return [...leftBehind(words, view, 'glider', 'glider regiment', 'O.7'), ...unusedCapacity(words, view)];
}
