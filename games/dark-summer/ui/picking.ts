import type { Picking } from '@bocage/board';
import type { DarkSummerView } from '../src/types.js';
import { counted } from './text.js';
import { topOf } from './words.js';

/** §5.2 §11.3.1 §11.3.6 §11.3.8 Decisions in which unit after unit is taken. */
export function pickingOf({ open }: DarkSummerView): Picking | undefined {
  const frame = topOf(open);
  switch (frame.step) {
    case 'attack':
      return { title: 'Attackers', taken: frame.units, all: true };
    case 'losses':
      return { title: `Who loses a step: ${counted(frame.owed, 'step')} to lose` };
    case 'over-stack':
      return { title: 'Who is eliminated' };
    case 'advance':
      return { title: 'Who advances', all: true };
    default:
      return undefined;
  }
}
