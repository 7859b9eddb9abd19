import { ALLIED, type BradleyView, MOVEMENT_MODE, type MoveFrame } from '../src/types.js';
import { nameOf, shortName, sideName } from './names.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, points } from './text.js';
import type { Words } from './words.js';

/** §6.1.2 §7.5 What is left, and how the move ends. */
function askMove(words: Words, { open }: BradleyView, { unit, points: left, stopped }: MoveFrame): string {
  const marching = open.mode[unit] === MOVEMENT_MODE;
  const ends = marching ? 'end its move by choosing its facing' : 'end its move';
  const choice = stopped === 1 || left === 0 ? `it goes no further, ${ends}` : `${points(left)} left, choose a hex or ${ends}`;
  return `${nameOf(words, unit)}, ${marching ? 'Movement' : 'Combat'} Mode: ${choice}`;
}

export const MOVEMENT_PROMPTS: PromptTable<'movement' | 'move' | 'work-die' | 'entry' | 'entry-at'> = {
  movement: {
    section: '6.0',
    ask: (_, __, { side, who }) =>
      who === 'landed'
        ? 'Those who have just landed move with half their allowance: choose a unit, or end their movement'
        : side === ALLIED
          ? 'Movement: choose a unit to move, or end the segment. Whoever stands on the flats at High tide is in danger'
          : 'Movement: choose a unit to move, or end the segment',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} are moving`,
  },
  move: {
    section: '6.1',
    ask: askMove,
    wait: (words, _, { unit, asks }) => `${capital(sideName(asks))} are moving ${shortName(words, unit)}`,
  },
  'work-die': forAll('15.1.5', (words, _, { unit }) => `A die says whether the work disrupts ${shortName(words, unit)}: on a six`),
  entry: {
    section: '6.1.8',
    ask: () => 'Reinforcements by land: choose the unit that comes on next',
    wait: (_, __, { asks }) => `${capital(sideName(asks))} are bringing on reinforcements`,
  },
  'entry-at': {
    section: '6.1.8',
    ask: (words, _, { unit }) => `Choose the hex where ${nameOf(words, unit)} comes on, in Movement Mode`,
    wait: (words, _, { unit, asks }) => `${capital(sideName(asks))} are bringing on ${shortName(words, unit)}`,
  },
};
