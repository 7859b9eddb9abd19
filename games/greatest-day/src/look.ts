import { createSequence, overStep, type Sequence, step, word } from '@bocage/kernel';
import { type GreatestDayTypes, type GroundFrame, SEATS } from './types.js';

type LookFrame = Extract<GroundFrame, { step: 'look' }>;

const SECTION = '2.0';
const LOOKED = { level: 'looked-at' } as const;

/** Looking at the ground: the one thing to decide is to leave it. */
export function createLook(): Sequence<GreatestDayTypes> {
  const [looker] = SEATS;
  const leave = [word('done')];
  return createSequence<GreatestDayTypes>({
    look: step<GreatestDayTypes, LookFrame>({
      section: SECTION,
      asks: () => looker,
      legal: () => leave,
      play({ open }, _frame, _seat, _action, tell) {
        open.stack.push({ step: 'over', outcome: LOOKED });
        tell({ event: 'over', outcome: LOOKED });
      },
    }),
    over: overStep<GreatestDayTypes>(SECTION),
  });
}
