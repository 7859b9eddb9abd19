import { allowanceOf } from '../src/rules/movement.js';
import type { GreatestDayView, LegFrame, MovingFrame, ReactFrame } from '../src/types.js';
import { nameOf, shortName, sideName } from './names.js';
import { forAll, type PromptTable } from './prompt-table.js';
import { capital, points } from './text.js';
import { frameOf, type Words } from './words.js';

function askMoving(words: Words, { open }: GreatestDayView, { unit, spent, legs }: MovingFrame): string {
  const left = points(Math.max(0, allowanceOf(words.world, open, unit) - spent));
  return `${nameOf(words, open, unit)}: ${left} left, choose a hex, change its posture${legs > 0 ? ', or end the move' : ''}`;
}

/** §S.22 Who is on the way, and where to. */
function askReact(words: Words, { open }: GreatestDayView, _frame: ReactFrame): string {
  const leg: LegFrame | undefined = frameOf(open, 'leg');
  const mover = leg ? shortName(words, open, leg.unit) : 'A unit';
  return `${capital(mover)} moves in your fire zones: choose who tries to fire at it, let this step pass, or let the whole move go`;
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
