import type { Picking } from '@bocage/board';
import { waveUnits } from '../src/rules/waves.js';
import type { BradleyView } from '../src/types.js';
import { beachName } from './places.js';
import { topOf } from './words.js';

/** §10.2.5 §10.3.4 §5.1.6 Decisions in which unit after unit is taken. */
export function pickingOf({ open }: BradleyView): Picking | undefined {
  const frame = topOf(open);
  if (frame.step === 'volley') return { title: 'They fire', taken: [...frame.firers, ...frame.headquarters], all: true };
  if (frame.step === 'assault') return { title: 'They assault', taken: frame.attackers, all: true };
  if (frame.step === 'allot')
    return { title: `Wave for ${beachName(frame.beach)}`, taken: waveUnits(open, frame.beach, frame.wave), onPlan: true };
  return undefined;
}
