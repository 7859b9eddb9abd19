import type { Prompt } from '@bocage/board';
import { hasMark } from '../src/rules/units.js';
import { type LegFrame, type NormandyView, type PhaseId, UNSUPPLIED } from '../src/types.js';
import type { PromptTable } from './prompt-table.js';
import { allowanceOf, entryOf, shortName } from './units.js';
import type { Words } from './words.js';

function askMovement(turn: number, phase: PhaseId): string {
  if (phase === 'allied-first') return 'First movement: choose a unit to move, or end the phase (§R.3).';
  if (phase === 'german-movement') {
    return 'German movement: choose a unit to move or a reinforcement to bring in (§R.13), or end the phase. What moves turns face up (§R.12).';
  }
  return turn === 1
    ? 'Second movement: choose a unit to move, or one of the second wave to land on a beach (§O.6) or by glider (§O.7); or end the phase.'
    : 'Second movement: choose a unit to move, or a follow-up unit to land on a beach (§O.8); or end the phase.';
}

const WAIT: Readonly<Partial<Record<PhaseId, string>>> = {
  'allied-first': 'The Allies are moving: first movement (§R.2).',
  'allied-second': 'The Allies are moving and landing: second movement (§R.2).',
  'german-movement': 'The Germans are moving and bringing in reinforcements (§R.13).',
};

/** §R.12 The unit on the move: only the German knows which face-down counter he has picked up. */
export const moverOf = ({ known }: NormandyView, { unit }: LegFrame): number => (unit >= 0 ? unit : known.chosen);

/** §R.1 §R.3 §R.7 How far it may go, and what holds it back. */
function rangeText({ world }: Words, { open }: NormandyView, unit: number, allowance: number): string {
  const has = `it has ${allowance} movement ${allowance === 1 ? 'point' : 'points'}`;
  if (hasMark(open, unit, UNSUPPLIED)) return `${has} without supply and must end nearer to it (§R.7)`;
  return open.turn === 1 && unit < world.roster.allied ? `${has} on the day of the landing (§R.1)` : `${has} (§R.3)`;
}

function askLeg(words: Words, view: NormandyView, frame: LegFrame): Prompt {
  const unit = moverOf(view, frame);
  const range = rangeText(words, view, unit, allowanceOf(words, view, unit));
  const turnsUp = frame.unit < 0 ? ' It turns face up when it moves (§R.12).' : '';
  return { text: `Choose where ${shortName(words, view, unit)} goes: ${range}.${turnsUp}`, section: 'R.3' };
}

export const MOVEMENT_PROMPTS: PromptTable<'movement' | 'leg' | 'entry'> = {
  movement: {
    ask: (_, { open }, { phase }) => ({ text: askMovement(open.turn, phase), section: 'R.3' }),
    wait: (_, __, { phase }) => ({ text: WAIT[phase] ?? 'The other side is moving (§R.3).', section: 'R.2' }),
  },
  leg: {
    ask: askLeg,
    wait: (words, view, frame) => ({
      text: `${frame.asks === 'german' ? 'The Germans' : 'The Allies'} are moving ${frame.unit < 0 ? 'a face-down counter' : shortName(words, view, frame.unit)} (§R.3).`,
      section: 'R.3',
    }),
  },
  entry: {
    ask: (words, view) => ({
      text: `Choose the hex at the map edge where ${entryOf(words, view, view.known.chosen)} enters, face up (§R.13); it may then move.`,
      section: 'R.13',
    }),
    wait: () => ({ text: 'The Germans are bringing in a reinforcement at a map edge (§R.13).', section: 'R.13' }),
  },
};
