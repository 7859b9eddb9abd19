import type { Refusal } from '@bocage/kernel';

type Params = Readonly<Record<string, string | number>>;
type Wording = string | ((params: Params) => string);

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, Wording>> = {
  'not-asked': 'It is not your decision now: the prompt says who is asked.',
  'not-offered': 'That cannot be chosen now: the prompt says what is asked, and what can be chosen is marked.',
};

export function refusalText({ code, params = {} }: Refusal): string {
  const wording = REFUSALS[code];
  if (wording === undefined) return 'That is not allowed here.';
  return typeof wording === 'string' ? wording : wording(params);
}
