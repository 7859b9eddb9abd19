import { isAfloat } from '../src/rules/assault-forces.js';
import { isGun, isMortar } from '../src/rules/fire.js';
import type { CheckFrame, CheckReason, GreatestDayView, Open, ShotFrame, SufferFrame } from '../src/types.js';
import { rosterOf } from '../src/world.js';
import { nameOf, shortName, sideName, withAboard } from './names.js';
import type { PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

/** §S.20 What a Troop Quality Check decides. */
export const CHECK_WORDS: Readonly<Record<CheckReason, string>> = {
  result: 'whether it is suppressed',
  convert: 'to shake off the suppression',
  opportunity: 'to fire in time',
  bonus: 'for the Company Bonus',
  rally: 'to rally',
  engineer: 'for the work to be done',
  bravery: 'to go in',
  mines: 'to get through the mines',
  second: 'for another Action',
  surrender: 'not to surrender',
};

function askShot(words: Words, { open }: GreatestDayView, { firer, target }: ShotFrame): string {
  return `${nameOf(words, open, firer)} fires at ${shortName(words, open, target)}: try for the Company Bonus, or fire as it is`;
}

function askSuffer(words: Words, { open }: GreatestDayView, { unit }: SufferFrame): string {
  return `${nameOf(words, open, unit)} is suppressed: shake it off by a check or a Command Point, or take it`;
}

/** §4.4.7(b) §4.5.4(3) At sea whatever takes effect is the end of a craft and of all aboard. */
function atSea(words: Words, open: Open, { unit, why }: CheckFrame): string | undefined {
  if (why !== 'result' || !open.stack.some(({ step }) => step === 'batteries')) return undefined;
  return `${withAboard(words, open, unit)} is sunk unless its check is passed`;
}

function askCheck(words: Words, { open }: GreatestDayView, frame: CheckFrame): string {
  const { unit, why } = frame;
  const what = atSea(words, open, frame) ?? `${nameOf(words, open, unit)} checks ${CHECK_WORDS[why]}`;
  return `${what}: roll, or pass it for a Command Point`;
}

/** §S.17 §S.23 A ship and a mortar fire over a distance only, guns as well as directly; the others at whom they see. */
function askTarget({ world }: Words, open: Open, unit: number): string {
  const roster = rosterOf(world, open);
  if (isAfloat(open, unit) || isMortar(roster, unit)) return 'the hex its shells are to fall in';
  return isGun(roster, unit) ? 'whom it fires at, or the hex its shells are to fall in' : 'whom it fires at, in its fire zone';
}

export const COMBAT_PROMPTS: PromptTable<'check' | 'shot' | 'suffer' | 'fire' | 'rally'> = {
  check: {
    section: 'S.20',
    ask: askCheck,
    wait: (words, { open }, { unit, why }) => `${shortName(words, open, unit)} checks ${CHECK_WORDS[why]}`,
  },
  shot: {
    section: 'S.17',
    ask: askShot,
    wait: (words, { open }, { firer, target }) => `${shortName(words, open, firer)} fires at ${shortName(words, open, target)}`,
  },
  suffer: {
    section: 'S.21',
    ask: askSuffer,
    wait: (words, { open }, { unit, asks }) =>
      `${shortName(words, open, unit)} is suppressed: ${sideName(asks)} say whether it shakes that off`,
  },
  fire: {
    section: 'S.17',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)}: choose ${askTarget(words, open, unit)}`,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} choose a target for ${shortName(words, open, unit)}`,
  },
  rally: {
    section: 'S.28',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} rallies`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} rallies`,
  },
};
