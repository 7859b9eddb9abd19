import type { Refusal } from '@bocage/kernel';
import { meta } from '../src/meta.js';

/** Every code the rules refuse with, in a sentence that says what would make it possible. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'not-asked': 'It is not your decision now: the step waits for others.',
  'not-offered': 'That is not on offer in this step: what can be chosen is lit on the map or stands on your desk.',
  'is-done': 'You have said that you are done with this step.',
  'does-not-fight': 'Guns and headquarters do not attack: they support from where they are, or move.',
  'no-division': 'It belongs to no division yet: its army’s commander gives it to one.',
  'no-fuel': 'No fuel lies on its headquarters, so it cannot attack, exploit or go by road; it may move one hex.',
  'headquarters-beaten': 'Its headquarters was attacked alone last turn: the division does not attack in this one.',
  'out-of-command': 'It is more than three hexes from its headquarters: it can move and defend, nothing else.',
  'has-order': 'It has its order already; undo it to give another.',
  'not-yours': 'That counter is not yours to command.',
  'no-way': 'There is no way there with this order.',
  'corps-idle': 'This corps’ headquarters was beaten: its team does nothing this turn.',
};

const MAKESHIFT = `That is not allowed by the rules of ${meta.title}.`;

export const refusalText = ({ code }: Refusal): string => REFUSALS[code] ?? MAKESHIFT;
