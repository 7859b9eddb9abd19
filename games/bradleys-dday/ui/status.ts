import type { Status } from '@bocage/board';
import { turnsOf } from '../src/rules/victory.js';
import type { BradleyFrame, BradleyView } from '../src/types.js';
import { SEGMENT_WORDS, TIDE_NAMES, whenOf } from './calendar.js';
import { scoreText } from './outcomes.js';
import { topOf, type Words } from './words.js';

/** The part of a segment that is being decided, where a segment has parts. */
const PARTS: Readonly<Partial<Record<BradleyFrame['step'], string>>> = {
  mines: 'Minefields',
  garrison: 'Garrisons',
  'air-allot': 'Airborne display',
  allot: 'Filling the waves',
  approach: 'Onto the approach',
  'approach-at': 'Onto the approach',
  entry: 'Reinforcements',
  'entry-at': 'Reinforcements',
  aim: 'Drop zone',
  flak: 'Flak',
  drop: 'Drop',
  'forced-retreat': 'Way out',
  landings: 'Landings',
  swim: 'Swimming tanks',
  fullest: 'Disorder',
  abort: 'Turning back',
  casualties: 'Landing casualties',
  move: 'One unit’s move',
  volley: 'One volley',
  assault: 'One assault',
  battle: 'Headquarters',
  'battle-dice': 'The dice',
  bombing: 'The bombers',
  'stack-choice': 'Disruption',
  retreat: 'Retreat',
  advance: 'Advance',
  'over-stack': 'Over-stacking',
};

export function statusOf(words: Words, { open }: BradleyView): Status {
  const { world } = words;
  const frame = topOf(open);
  const part = PARTS[frame.step];
  const phase = frame.step === 'over' ? ['Game over'] : [...SEGMENT_WORDS[open.segment].crumbs, ...(part ? [part] : [])];
  return {
    turn: `Turn ${open.turn} of ${turnsOf(world, open)}`,
    date: `${whenOf(world, open.turn)} · ${(TIDE_NAMES[open.tide] ?? 'Low').toLowerCase()} tide`,
    phase,
    score: scoreText(words, open),
  };
}
