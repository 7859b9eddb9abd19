import type { EngineerFrame, GreatestDayView } from '../src/types.js';
import { leaderName, nameOf, shortName, sideName } from './names.js';
import type { PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

function askWork(words: Words, { open }: GreatestDayView, { unit, job }: EngineerFrame): string {
  return `${nameOf(words, open, unit)}: ${job < 0 ? 'choose the work' : 'choose what it is done to'}`;
}

export const WORK_PROMPTS: PromptTable<'engineer' | 'enter' | 'lead' | 'overstack' | 'surrender'> = {
  engineer: {
    section: 'S.29',
    ask: askWork,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} is at work`,
  },
  enter: {
    section: 'S.33',
    ask: (words, { open }, { unit, hex }) =>
      `${nameOf(words, open, unit)} comes on${hex < 0 ? ': choose its hex' : ` ${words.places.at(hex)}: choose the posture it comes in`}`,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} are bringing on ${shortName(words, open, unit)}`,
  },
  lead: {
    section: 'S.8',
    ask: (words, _, { leader }) => `${leaderName(words, leader)}: choose the unit he goes with`,
    wait: (words, _, { leader }) => `${leaderName(words, leader)} goes to another unit`,
  },
  overstack: {
    section: 'S.14',
    ask: (words, _, { hex }) => `Too many steps ${words.places.at(hex)}: choose who loses one`,
    wait: (words, _, { hex, asks }) => `${capital(sideName(asks))} have too many steps ${words.places.at(hex)}`,
  },
  surrender: {
    section: '17.4',
    ask: () => 'Choose the German who is told to surrender',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} tell a German to surrender`,
  },
};
