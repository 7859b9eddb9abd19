import type { AssaultFrame, GreatestDayView, StandFrame } from '../src/types.js';
import { nameOf, namesOf, shortName, sideName } from './names.js';
import type { PromptTable } from './prompt-table.js';
import { capital } from './text.js';
import type { Words } from './words.js';

function askAssault(words: Words, { open }: GreatestDayView, { unit, stage, target, units }: AssaultFrame): string {
  if (stage === 'target') return `${nameOf(words, open, unit)}: choose a neighbouring hex to assault`;
  if (stage === 'stack') return `Assault ${words.places.at(target)}: choose who joins ${namesOf(words, open, units)}, or go in`;
  return `The assault ${words.places.at(target)} goes on`;
}

function askStand(words: Words, { open }: GreatestDayView, { left }: StandFrame): string {
  return `${left[0] === undefined ? 'A defender' : nameOf(words, open, left[0])} is assaulted: does it stand, or run?`;
}

/** §S.26 F6 Two attacks, and one bonus for both. */
const ATTACKS: Readonly<Record<number, string>> = {
  0: 'goes in with two attacks: try for the Company Bonus in both, or attack as it is',
  2: 'goes in: choose whom it fires at, the first of its two attacks',
  3: 'closes in: choose whom it assaults, the second of its two attacks',
};

export const ASSAULT_PROMPTS: PromptTable<'assault' | 'stand' | 'pursue' | 'retreat' | 'defend' | 'attack' | 'advance'> = {
  assault: {
    section: 'S.26',
    ask: askAssault,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} assault with ${shortName(words, open, unit)}`,
  },
  stand: {
    section: 'S.27',
    ask: askStand,
    wait: (_, __, { asks }) => `${capital(sideName(asks))} say who stands and who runs`,
  },
  pursue: {
    section: 'S.27',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} may fire at one who runs: choose him, or hold`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} may fire at those who run`,
  },
  retreat: {
    section: 'S.40',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} runs: choose its next hex`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} runs`,
  },
  defend: {
    section: 'S.26',
    ask: (words, { open }, { unit }) => `${nameOf(words, open, unit)} may fire at one who charges: choose him, or hold`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} may fire at those who charge`,
  },
  attack: {
    section: 'S.26',
    ask: (words, { open }, { unit, stage, bonus }) =>
      `${nameOf(words, open, unit)} ${ATTACKS[stage] ?? 'attacks'}${stage > 0 && bonus > 0 ? ', with its bonus' : ''}`,
    wait: (words, { open }, { unit }) => `${shortName(words, open, unit)} attacks`,
  },
  advance: {
    section: 'S.26',
    ask: () => 'The hex is taken: choose who goes in, or stay',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} say who goes into the hex they have taken`,
  },
};
