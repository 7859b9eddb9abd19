import type { BoardArrow } from '@bocage/board';
import { isHexStep } from '../src/frames/movement.js';
import type { GreatestDayView } from '../src/types.js';
import { frameOf, topOf } from './words.js';

/** §S.22 Which step of a move the other side is asked about: from where to where. */
export function arrowsOf({ open }: GreatestDayView): readonly BoardArrow[] {
  const leg = topOf(open).step === 'react' ? frameOf(open, 'leg') : undefined;
  if (!leg || !isHexStep(leg.next)) return [];
  return [{ hexes: [open.hex[leg.unit] as number, leg.next], tone: 'move' }];
}
