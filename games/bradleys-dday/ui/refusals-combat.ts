import type { Wording } from './refusals.js';
import { counted, listed } from './text.js';

type Params = Readonly<Record<string, string | number>>;

/** §10.2.7 "three do not see it, five are out of range". */
function nobodyText(params: Params): string {
  const of = (key: string): number => Number(params[key] ?? 0);
  const reasons = [
    of('sight') > 0 ? `${counted(of('sight'), 'unit does', 'units do')} not see it` : '',
    of('range') > 0 ? `${counted(of('range'), 'is', 'are')} out of range` : '',
    of('command') > 0 ? `${counted(of('command'), 'is', 'are')} not commanded` : '',
    of('fired') > 0 ? `${counted(of('fired'), 'has', 'have')} fired` : '',
  ].filter(Boolean);
  return `Nobody of yours can fire at it${reasons.length > 0 ? `: ${listed(reasons)}` : ''}.`;
}

/** §10.2 §10.3 */
export const REFUSED_COMBAT: Readonly<Record<string, Wording>> = {
  'no-enemy': 'No enemy stands there.',
  'own-hex': 'Your own units stand there: choose an enemy hex.',
  'fired-at': 'It has been fired at in this segment: each hex only once.',
  'garrison-target': 'Only a garrison is there: garrisons cannot be fired at, only assaulted.',
  'nobody-fires': nobodyText,
  'target-first': 'Choose the enemy hex first, then the units that take part.',
  'volley-open': 'An attack is being put together: add to it, open fire, or undo it.',
  'assault-open': 'An assault is being put together: add to it, go in, or undo it.',
  'not-at-armor': 'Only tanks and direct guns can single out armor.',
  'fire-never': 'It does not fire: headquarters give support instead, garrisons and the like have no fire.',
  'fire-fired': 'It has fired in this segment.',
  'fire-held': 'It is not ashore, or not released yet.',
  'fire-range': ({ far = 0 }) =>
    `Out of range: the target is ${counted(Number(far), 'hex', 'hexes')} away. Infantry fires into the next hex only.`,
  'fire-facing': 'It is on the march and faces another way: in Combat Mode it would fire to all sides.',
  'fire-wall': 'An intact sea wall stands between.',
  'fire-sight': (params, { noun }) => `It does not see the target: ${noun(params)} is in the way.`,
  'fire-command': 'It is not commanded: its headquarters must be within its radius.',
  'assault-never': 'Guns and garrisons do not assault.',
  'assault-done': 'It has assaulted in this segment, or is not ashore.',
  'assault-disrupted': 'It is disrupted and cannot assault.',
  'assault-far': 'It does not stand next to the hex.',
  'assault-facing': 'It is on the march and faces another way.',
  'assault-wall': 'An intact sea wall stands between: engineers can breach it.',
  'assaulted-already': 'It has been assaulted in this segment: each hex only once.',
  'nobody-beside': 'Nobody of yours stands next to it.',
};
