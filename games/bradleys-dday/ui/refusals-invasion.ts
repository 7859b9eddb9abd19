import type { Wording } from './refusals.js';
import { counted } from './text.js';

/** §4.0 §5.0 §18.0 */
export const REFUSED_INVASION: Readonly<Record<string, Wording>> = {
  'set-up-hexes': ({ hexes = 0, where = '' }) =>
    `The scenario sets this unit up ${where === '' ? 'elsewhere' : `in ${where}`}: ${counted(Number(hexes), 'hex is', 'hexes are')} open to it, all marked.`,
  'no-fortification': 'A garrison goes into a fortification.',
  'fort-manned': 'That fortification is manned.',
  'fort-far': 'No German unit stands within three hexes of that fortification.',
  'not-minable': 'Mines lie in beach hexes only: they are marked.',
  'mined-already': 'It is mined: each hex takes one mine point.',
  'mine-limit': 'This beach has as many mine points as the scenario allows.',
  'not-in-pool': 'It is not in this beach’s landing pool.',
  marines: 'The Royal Marines land at Port-en-Bessin only, and in no wave.',
  'wave-slots': 'It does not fit this wave: the display demands other units, or their places are taken.',
  'wave-full': 'The wave is full.',
  'not-approach': ({ hexes = 0 }) =>
    `A wave waits on the approach hexes of its beach: ${counted(Number(hexes), 'is', 'are')} open, all marked.`,
  'own-coast': 'It lands by a way of its own, off the hexes that are marked, or stays behind.',
  'approach-full':
    'No room: as many may wait there as may stack ashore, two battalions, three of one regiment, and some companies. Two companies of a battalion count as one.',
  'aim-germans': 'Germans stand there: aim at a hex without them.',
  'aim-taken': 'Another drop zone lies there.',
  'aim-ground': 'A drop zone is aimed at a clear hex.',
  'garrison-flak': 'Garrisons have no flak.',
  'flak-spent': 'It fires at another drop zone this turn.',
  'flak-far': ({ within = 0 }) => `It is more than ${counted(Number(within), 'hex', 'hexes')} from the drop zone.`,
};
