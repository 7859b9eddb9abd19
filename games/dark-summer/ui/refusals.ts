import type { Refusal } from '@bocage/kernel';
import { COMBAT_REFUSALS } from './refusals-combat.js';
import { MOVEMENT_REFUSALS } from './refusals-movement.js';
import { TURN_REFUSALS } from './refusals-turn.js';
import type { Words } from './words.js';

type Params = Readonly<Record<string, string | number>>;

interface Naming {
  /** "at 2628" for the hex a refusal speaks of. */
  place(params: Params): string;
}

export type Wording = string | ((params: Params, naming: Naming) => string);

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, Wording>> = { ...TURN_REFUSALS, ...MOVEMENT_REFUSALS, ...COMBAT_REFUSALS };

export function refusalText({ places }: Words, { code, params = {} }: Refusal): string {
  const wording = REFUSALS[code];
  if (wording === undefined) return 'That is not allowed here.';
  if (typeof wording === 'string') return wording;
  return wording(params, { place: ({ hex }) => (typeof hex === 'number' ? places.at(hex) : 'there') });
}
