import { DISMOUNT, INTO_COLUMN, isHexStep, LEAVE_PARK, MOUNT, OUT_OF_COLUMN, PARK, WORK } from '../src/frames/movement.js';
import { allowanceOf } from '../src/rules/movement.js';
import type { GreatestDayView, LegFrame, MovingFrame, ReactFrame } from '../src/types.js';
import { nameOf, shortName, sideName } from './names.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, points } from './text.js';
import { frameOf, type Words } from './words.js';

function askMoving(words: Words, { open }: GreatestDayView, { unit, spent, legs }: MovingFrame): string {
  const left = Math.max(0, allowanceOf(words.world, open, unit) - spent);
  const name = nameOf(words, open, unit);
  if (left === 0) return `${name}: no points left, change its posture, or end the move`;
  return `${name}: ${points(left)} left, choose a hex${legs > 0 ? ', change its posture, or end the move' : ' or change its posture'}`;
}

const POSTURES: Readonly<Record<number, string>> = {
  [INTO_COLUMN]: 'goes into column',
  [OUT_OF_COLUMN]: 'leaves the column',
  [MOUNT]: 'mounts',
  [DISMOUNT]: 'dismounts',
  [WORK]: 'works',
  [PARK]: 'goes into a Park',
  [LEAVE_PARK]: 'leaves its Park',
};

/** §S.22 Who is on the way, and what its next step is. */
function nextStep({ places }: Words, open: GreatestDayView['open'], { unit, next }: LegFrame): string {
  const here = open.hex[unit] as number;
  return isHexStep(next) ? `goes from ${places.noun(here)} to ${places.noun(next)}` : `${POSTURES[next] ?? 'moves'} ${places.at(here)}`;
}

function askReact(words: Words, { open }: GreatestDayView, _frame: ReactFrame): string {
  const leg: LegFrame | undefined = frameOf(open, 'leg');
  const what = leg ? `${capital(shortName(words, open, leg.unit))} ${nextStep(words, open, leg)}` : 'A unit moves';
  return `${what}: choose who tries to fire at it, let this step pass, or let the whole move go`;
}

export const MOVEMENT_PROMPTS: PromptTable<'moving' | 'leg' | 'react'> = {
  moving: {
    section: 'S.11',
    ask: askMoving,
    wait: (words, { open }, { unit, asks }) => `${capital(sideName(asks))} are moving ${shortName(words, open, unit)}`,
  },
  leg: forAll('S.11', (words, { open }, { unit }) => `${shortName(words, open, unit)} is on its way`),
  react: {
    section: 'S.22',
    ask: askReact,
    wait: (_, __, { asks }) => `${capital(sideName(asks))} may fire at whoever moves in their fire zones`,
  },
};
