import type { Refusal } from '@bocage/kernel';
import { REFUSED_COMBAT } from './refusals-combat.js';
import { REFUSED_INVASION } from './refusals-invasion.js';
import { REFUSED_MOVES } from './refusals-movement.js';
import type { Words } from './words.js';

type Params = Readonly<Record<string, string | number>>;

interface Naming {
  /** "Vierville" for the hex a refusal speaks of. */
  noun(params: Params): string;
}

export type Wording = string | ((params: Params, naming: Naming) => string);

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, Wording>> = {
  'not-asked': 'It is not your decision now: the prompt says who is asked.',
  'not-offered': 'That cannot be chosen now: the prompt says what is asked, and what can be chosen is marked.',
  'outside-area': 'That lies outside the area of this scenario, which is veiled.',
  'enemy-there': 'Enemies stand there: a hex of theirs is entered only after a close assault has emptied it.',
  'no-room': 'No room: a hex holds two battalions, three of one regiment, and some companies. Move somebody away first.',
  'in-it': 'It is in it already. Undo takes it out again.',
  'already-there': 'It stands there already.',
  ...REFUSED_MOVES,
  ...REFUSED_COMBAT,
  ...REFUSED_INVASION,
};

export function refusalText({ places }: Words, { code, params = {} }: Refusal): string {
  const wording = REFUSALS[code];
  if (wording === undefined) return 'That is not allowed here.';
  if (typeof wording === 'string') return wording;
  const noun = ({ hex }: Params): string => (typeof hex === 'number' && hex >= 0 ? places.noun(hex) : 'something');
  return wording(params, { noun });
}
