import type { AimFrame, AirFrame, GreatestDayView, IndirectFrame } from '../src/types.js';
import { nameOf, shortName, sideName } from './names.js';
import type { PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

function askAim(words: Words, { open }: GreatestDayView, { unit, hex, eye }: AimFrame): string {
  const what = eye < 0 ? 'choose who sees it for the guns' : 'choose whom it is aimed at';
  return `${nameOf(words, open, unit)} fires ${words.places.at(hex)} over a distance: ${what}`;
}

function askIndirect(words: Words, { open }: GreatestDayView, { firer, at }: IndirectFrame): string {
  return `${nameOf(words, open, firer)} fires ${words.places.at(at)}: try for the Company Bonus, or fire as it is`;
}

/** §17.1 */
function askAir(_: Words, { open }: GreatestDayView, { stage, division, sent }: AirFrame): string {
  if (stage > 0) return 'Choose the unit the fighter-bomber strikes';
  return `Send fighter-bombers to hexes with Germans in sight, ${open.planes[division]} left${sent.length > 0 ? `, ${sent.length} sent` : ''}`;
}

export const GUN_PROMPTS: PromptTable<'aim' | 'indirect' | 'air'> = {
  air: { section: '17.1', ask: askAir, wait: (_, __, { asks }) => `${capital(sideName(asks))} send their fighter-bombers` },
  aim: {
    section: 'S.23',
    ask: askAim,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} aim ${shortName(words, open, unit)}`,
  },
  indirect: {
    section: 'S.23',
    ask: askIndirect,
    wait: (words, { open }, { firer, at }) => `${shortName(words, open, firer)} fires ${words.places.at(at)}`,
  },
};
