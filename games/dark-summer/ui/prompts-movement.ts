import type { Prompt } from '@bocage/board';
import { excessUnits } from '../src/rules/5-stacking/stacking.js';
import { movementBudget } from '../src/rules/10-movement/movement.js';
import { mustMove } from '../src/rules/10-movement/moves.js';
import { type DarkSummerView, GERMANS, type LegFrame, type MovingFrame, type OverStackFrame } from '../src/types.js';
import { isUnsupplied } from './faces.js';
import { type PromptTable, said } from './prompt-table.js';
import { commandAdjective, commandName, seatName } from './sides.js';
import { capital, counted, listedUpTo, points } from './text.js';
import { shortName } from './units.js';
import type { Words } from './words.js';

const MOVES: Readonly<Record<MovingFrame['kind'], readonly [string, string]>> = {
  move: ['choose a unit to move, or end movement', '10.1'],
  combined: ['choose a unit to move one hex, or two along a road, before the attacks; or end movement', '9.3.3'],
  reaction: ['choose an activated unit to move, or end movement', '9.3.4'],
  'first-reaction': ['choose an activated unit to move at half its allowance and without roads, or end movement', '9.4.2'],
};

/** §10.1 §15.0 Units that may not stay where they are: movement cannot end before they have moved on. */
function strandedUnits({ world }: Words, { open }: DarkSummerView, { command, kind }: MovingFrame): number[] {
  return open.hex.flatMap((_, unit) => (world.roster.command[unit] === command && mustMove(world, open, unit, kind) ? [unit] : []));
}

function askMoving(words: Words, view: DarkSummerView, frame: MovingFrame): Prompt {
  const [text, section] = MOVES[frame.kind];
  const movement = `${commandAdjective(frame.command)} movement`;
  const stranded = strandedUnits(words, view, frame);
  if (stranded.length === 0) return said(`${movement}: ${text}`, section);
  const who = stranded.map((unit) => `${shortName(words, unit)} ${words.places.at(view.open.hex[unit] as number)}`);
  const why = frame.command === GERMANS ? '10.1' : '15.0';
  return said(`${movement}: choose a unit to move. Before it can end, ${listedUpTo(3, who)} must move on`, why);
}

/** §10.1 §13.4 How far it may go. */
function rangeText(words: Words, view: DarkSummerView, { unit, kind }: LegFrame): string {
  if (kind === 'combined') return 'one hex, or two along a road (§9.3.3)';
  const budget = points(movementBudget(words.world, view.open, unit, kind));
  const why = isUnsupplied(words, view, unit) ? ' out of supply (§13.4)' : '';
  return `it has ${budget.replace(/ (points?)$/, ' movement $1')}${why}`;
}

function askLeg(words: Words, view: DarkSummerView, frame: LegFrame): Prompt {
  const who = shortName(words, frame.unit);
  if (frame.via === 1) return said(`Choose a hex on the way of ${who}; it goes on from there`, '10.1');
  if (frame.left < 0) return said(`Choose where ${who} goes: ${rangeText(words, view, frame)}`, '10.1');
  const left = frame.kind === 'combined' ? 'one more hex by road' : points(frame.left).replace(/ (points?)$/, ' movement $1');
  return said(`Choose where ${who} goes on to, or let it stay: it has ${left} left`, '10.1');
}

function askOverStack({ world, places }: Words, { open }: DarkSummerView, { hex }: OverStackFrame): Prompt {
  const able = counted(excessUnits(world, open, hex).length, 'unit');
  return said(`Too many units stand ${places.at(hex)}: choose one of the ${able} to be eliminated`, '5.2');
}

export const MOVEMENT_PROMPTS: PromptTable<'moving' | 'leg' | 'over-stack'> = {
  moving: {
    ask: askMoving,
    wait: (_, __, { command, kind }) => said(`${capital(commandName(command))} are moving`, MOVES[kind][1]),
  },
  leg: {
    ask: askLeg,
    wait: (words, _, { asks, unit }) => said(`${capital(seatName(asks))} are moving ${shortName(words, unit)}`, '10.1'),
  },
  'over-stack': {
    ask: askOverStack,
    wait: ({ places }, _, { asks, hex }) =>
      said(`Too many units stand ${places.at(hex)}: ${seatName(asks)} are choosing who is eliminated`, '5.2'),
  },
};
