import { unit as click, type Steps, step } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { surrenderers } from '../rules/heroes.js';
import { changesOf } from '../rules/leaders.js';
import { sideOf } from '../rules/units.js';
import { seatOf } from '../sides.js';
import type { GreatestDayTypes, LeadFrame, SurrenderFrame } from '../types.js';
import { hexOf, type World } from '../world.js';
import { inflict } from './suffer.js';

/** §S.8 G He goes over to another unit of his Formation. */
const createLeadStep = (world: World) =>
  step<GreatestDayTypes, LeadFrame>({
    section: 'S.8',
    legal: ({ open }, { leader }) => changesOf(world, open, leader).map(click),
    refusal: () => ({ code: 'not-his' }),
    play({ open }, { leader }, _seat, action, tell) {
      if (action.kind !== 'unit') return;
      open.leaderWith[leader] = action.unit;
      tell({ event: 'leader', section: 'S.8', leader, unit: action.unit, replaced: open.leaderReplaced[leader] as number });
      open.stack.pop();
    },
  });

/** §17.4 One German beside him checks, no Command Point helps; who fails gives up. */
const createSurrenderStep = (world: World) =>
  step<GreatestDayTypes, SurrenderFrame>({
    section: '17.4',
    settle({ open }, frame, tell) {
      const given = takeAnswer(frame);
      if (given < 0) return false;
      if (given === 0) {
        const hex = hexOf(open, frame.target);
        inflict(world, open, frame.target, 'eliminated');
        tell({ event: 'suffered', section: '17.4', unit: frame.target, what: 'eliminated', hex });
      }
      answer(open, 1);
      return true;
    },
    legal: ({ open }, { unit }) => surrenderers(world, open, unit).map(click),
    refusal: () => ({ code: 'not-beside' }),
    play({ open }, frame, _seat, action) {
      if (action.kind !== 'unit') return;
      frame.target = action.unit;
      const asks = seatOf(sideOf(world, open, action.unit));
      open.stack.push({ step: 'check', asks, unit: action.unit, why: 'surrender', add: 0, open: 0 });
    },
  });

/** §S.8 §17.4 */
export const createLeaderSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'lead' | 'surrender'> => ({
  lead: createLeadStep(world),
  surrender: createSurrenderStep(world),
});
