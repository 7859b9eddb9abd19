import type { Refusal } from '@bocage/kernel';

/** Every code the rules can refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'not-asked': 'It is not your decision now: the prompt says who is asked.',
  'not-activated': 'The chit in play does not activate it, or it has acted already.',
  'no-such-action': 'It cannot do that now.',
  'cannot-go': 'It cannot come there with what it has left, or the hex is full, held by the enemy or barred.',
  'no-opportunity': 'It cannot fire at this move: not in its fire zone, suppressed, or it has tried already.',
  'not-for-sale': 'That chit cannot be bought: Dispatch Points are short, or its leader is not on the map.',
  'cannot-advance': 'It does not go in: only who took part, and while there is room.',
  'cannot-enter': 'It cannot come on there, or not in that posture.',
  'does-not-charge': 'That unit does not charge.',
  'does-not-run': 'That unit does not run.',
  'no-assault': 'It cannot assault that: choose an enemy hex beside it that it could move into.',
  'no-such-job': 'It cannot do that work here.',
  'no-target': 'It is not in the unit’s fire zone, or nobody sees it for the guns.',
  'no-way-back': 'It cannot run there: each hex has to lead farther away, and have room.',
  'not-beside': 'The work is done beside the unit only.',
  'not-his': 'He leads units of his own formation, within his range.',
  'not-in-the-hex': 'Only who is in the assaulted hex can be attacked.',
  'not-seen': 'Nobody who could tell the guns sees it.',
  'no-strike': 'No unit of the division in command sees Germans there.',
  'must-land': 'Whoever waits in the wave has to land: choose a craft or a swimming tank.',
  'not-offered': 'That cannot be chosen now: the prompt says what is asked, and what can be chosen is marked.',
  'no-bombardment': 'It cannot fire at that: out of its range, nobody sees it, or it has fired.',
  'no-commando': 'Choose a Commando unit of that brigade on the map.',
  'no-marker-there': 'The marker goes to sea hexes off its beach only.',
  'no-sea-target': 'The battery does not reach it, or has fired.',
  'no-such-beach': 'That beach takes nobody now.',
  'no-such-box': 'It cannot go into that box.',
  'no-such-gap': 'That Gap is open already, or not of this beach.',
  'no-such-track': 'That track is down already, or the result does not touch it.',
  'not-afloat': 'It is not in a wave that lands now.',
  'not-eligible': 'It may not land there: its wave box says where, and the hex must have room.',
  'not-his-command': 'He goes with a unit of his own command.',
  'not-in-this-landing': 'Only those of this landing are asked now.',
  'not-landed-now': 'Only those who have just landed may act now.',
  'not-stacked': 'It is not in that hex.',
};

export const refusalText = ({ code }: Refusal): string =>
  REFUSALS[code] ?? (REFUSALS['not-offered'] as string);
