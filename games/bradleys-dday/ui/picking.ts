import type { Picking } from '@bocage/board';
import { waveUnits } from '../src/rules/waves.js';
import type { BradleyView } from '../src/types.js';
import { beachName } from './places.js';
import { topOf } from './words.js';

/** §10.2.5 §10.3.4 §5.1.6 §10.3.5 §5.5.5 §8.1.4 Decisions in which unit after unit is taken; §10.5 who goes back next is one. */
export function pickingOf({ open }: BradleyView): Picking | undefined {
  const frame = topOf(open);
  switch (frame.step) {
    case 'volley':
      return { title: 'They fire', taken: [...frame.firers, ...frame.headquarters], all: true };
    case 'assault':
      return { title: 'They assault', taken: frame.attackers, all: true };
    case 'allot':
      return { title: `Wave for ${beachName(frame.beach)}`, taken: waveUnits(open, frame.beach, frame.wave), onPlan: true };
    case 'advance':
      return { title: 'Who advances', all: true };
    case 'abort':
      return { title: 'Who turns back' };
    case 'over-stack':
      return { title: 'Who is lost' };
    case 'retreat':
      return frame.unit < 0 ? { title: 'Who goes back next', one: true } : undefined;
    default:
      return undefined;
  }
}
