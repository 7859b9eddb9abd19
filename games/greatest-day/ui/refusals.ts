import type { Refusal } from '@bocage/kernel';

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'not-asked': 'It is not your decision now: the prompt says who is asked.',
  'not-activated': 'The chit in play does not activate it, or it has acted already.',
  'no-such-action': 'It cannot do that now.',
  'cannot-go': 'It cannot come there with what it has left, or the hex is full, held by the enemy or barred.',
  'no-opportunity': 'It cannot fire at this move: not in its fire zone, suppressed, or it has tried already.',
  'not-for-sale': 'That chit cannot be bought: Dispatch Points are short, or its leader is not on the map.',
};

export const refusalText = ({ code }: Refusal): string =>
  REFUSALS[code] ?? 'That cannot be chosen now: the prompt says what is asked, and what can be chosen is marked.';
