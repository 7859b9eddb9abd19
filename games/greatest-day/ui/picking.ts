import type { Picking } from '@bocage/board';
import type { BeachingFrame, GreatestDayView } from '../src/types.js';
import { topOf } from './words.js';

const oneOf = (title: string): Picking => ({ title, one: true });

/** §4.2.2(1) §4.2.3 §4.5.4(5) Who is fired at or fires while a craft comes in. */
function beachingPick({ stage, target }: BeachingFrame): Picking | undefined {
  if (stage === 2) return oneOf('Who may fire');
  if (stage === 4) return oneOf('Whom the nests fire at');
  if (stage === 5) return oneOf(target < 0 ? 'Whom to fire at' : 'Who may fire');
  return stage === 6 ? oneOf('Targets') : undefined;
}

/** §S.17 §S.22 §S.26 Firers and targets, one of whom is chosen, each with its odds; and an assault, which several join. */
export function pickingOf({ open }: GreatestDayView): Picking | undefined {
  const frame = topOf(open);
  switch (frame.step) {
    case 'fire':
      return oneOf('Targets');
    case 'react':
      return oneOf('Who may fire');
    case 'beaching':
      return beachingPick(frame);
    case 'bombard':
      return frame.ship < 0 ? undefined : oneOf('Targets');
    case 'batteries':
      return oneOf(frame.battery < 0 ? 'Batteries' : 'Targets');
    case 'aim':
      return oneOf(frame.eye < 0 ? 'Who sees it' : 'Targets');
    case 'defend':
      return oneOf('Who charges');
    case 'ashore':
      return oneOf('Who may act');
    case 'pursue':
      return oneOf('Who runs');
    case 'attack':
      return oneOf('Whom to attack');
    case 'assault':
      return frame.stage === 'stack' ? { title: 'Who goes in', taken: frame.units, all: true } : undefined;
    default:
      return undefined;
  }
}

/** §S.3 A9 Units act one after another; only an assault is made together. */
export const isOneByOne = ({ open }: GreatestDayView): boolean => topOf(open).step !== 'assault';
