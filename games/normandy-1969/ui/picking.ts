import type { Picking } from '@bocage/board';
import type { NormandyView } from '../src/types.js';
import { topOf } from './words.js';

/** §R.5 §C.4 Decisions in which unit after unit is taken. */
export function pickingOf({ open }: NormandyView): Picking | undefined {
  const frame = topOf(open);
  if (frame.step === 'attack') return { title: 'Attackers', taken: frame.units, all: true };
  return frame.step === 'exchange' ? { title: `To give up: ${frame.owed} strength owed` } : undefined;
}
