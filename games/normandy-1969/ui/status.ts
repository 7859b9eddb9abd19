import type { Status } from '@bocage/board';
import { scenarioOf } from '../src/rules/victory.js';
import type { NormandyFrame, NormandyView } from '../src/types.js';
import { dateOf, PHASES } from './calendar.js';
import { levelText, scoreText } from './outcomes.js';
import { topOf, type Words } from './words.js';

/** The part of a phase that is being decided, where a phase has parts. */
const PARTS: Readonly<Partial<Record<NormandyFrame['step'], string>>> = {
  'drop-zone': 'Drop zone',
  scatter: 'Scatter',
  drift: 'Drift',
  leg: 'One unit’s move',
  landing: 'Landing',
  glide: 'Gliders',
  entry: 'Reinforcement',
  attack: 'Building an attack',
  gunfire: 'Naval gunfire',
  battle: 'The die',
  exchange: 'Exchange',
  retreat: 'Retreat',
};

export function statusOf(words: Words, { open }: NormandyView): Status {
  const { turns } = scenarioOf(words.world, open);
  const frame = topOf(open);
  const part = PARTS[frame.step];
  const phase = frame.step === 'over' ? ['Game over'] : [...PHASES[open.phase].crumbs, ...(part ? [part] : [])];
  return {
    turn: `Turn ${open.turn} of ${turns}`,
    date: dateOf(open.turn),
    phase,
    score: `${scoreText(words, open)}: ${levelText(words, open)}`,
  };
}
