import type { Status } from '@bocage/board';
import type { DarkSummerFrame, DarkSummerView } from '../src/types.js';
import { lastTurn, PHASE_WORDS, roundName, turnName, weatherName } from './calendar.js';
import { scoreText } from './outcomes.js';
import { frameOf, topOf, type Words } from './words.js';

/** The part of a round that is being decided. */
const PARTS: Readonly<Partial<Record<DarkSummerFrame['step'], string>>> = {
  withdraw: 'Sending home',
  'entry-roll': 'Reinforcements',
  entry: 'Reinforcements',
  arrive: 'Reinforcements',
  'third-wave': 'Third wave',
  activate: 'Activation',
  moving: 'Movement',
  'over-stack': 'Stacking',
  assault: 'Assault',
  fighting: 'Combat',
};

const DETAILS: Readonly<Partial<Record<DarkSummerFrame['step'], string>>> = {
  leg: 'One unit’s move',
  attack: 'An attack',
  reveal: 'Drawing a factor',
  support: 'Support',
  battle: 'The die',
  soften: 'Exchange',
  losses: 'Losses',
  retreat: 'Retreat',
  advance: 'Advance',
  'second-advance': 'Second hex',
  cherbourg: 'Cherbourg',
};

/** What is decided between rounds. */
const BETWEEN: Readonly<Partial<Record<DarkSummerFrame['step'], string>>> = {
  'british-chits': 'Filling the cup',
  initiative: 'The opening chit',
  draw: 'Drawing a chit',
  chit: 'Playing a chit',
  react: 'Reaction or pass',
};

function phaseOf({ open }: DarkSummerView): string[] {
  const top = topOf(open);
  if (top.step === 'over') return ['Game over'];
  const round = frameOf(open, 'round');
  if (!round) return [PHASE_WORDS[open.phase].title, ...(BETWEEN[top.step] === undefined ? [] : [BETWEEN[top.step] as string])];
  const part = open.stack.findLast(({ step }) => PARTS[step] !== undefined)?.step;
  const crumbs = [roundName(round), part === undefined ? '' : (PARTS[part] ?? ''), DETAILS[top.step] ?? ''];
  return crumbs.filter((crumb) => crumb !== '');
}

export function statusOf(words: Words, view: DarkSummerView): Status {
  const { open } = view;
  return {
    turn: `Turn ${open.turn} of ${lastTurn(words.world)}`,
    date: `${turnName(words.world, open.turn)}, ${weatherName(open.weather).toLowerCase()}`,
    phase: phaseOf(view),
    score: scoreText(words, open),
  };
}
