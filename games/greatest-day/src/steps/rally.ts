import { flowStep, type Steps } from '@bocage/kernel';
import { answer, takeAnswer } from '../answers.js';
import { rallyBonus } from '../rules/rally.js';
import { addMark, clearMark, recover } from '../rules/units.js';
import { type GreatestDayTypes, RALLYING, type RallyFrame } from '../types.js';
import { hexOf, type World } from '../world.js';

/** §S.28 One check, which a Command Point may pass: suppression goes first, then a Cohesion Hit; a failure makes the next try easier. */
const createRallyStep = (world: World) =>
  flowStep<GreatestDayTypes, RallyFrame>({
    section: 'S.28',
    next({ open }, frame, tell) {
      const { unit, asks } = frame;
      const passed = takeAnswer(frame);
      if (passed < 0) {
        open.stack.push({ step: 'check', asks, unit, why: 'rally', add: rallyBonus(world, open, unit), open: 1 });
        return;
      }
      if (passed === 0) addMark(open, unit, RALLYING);
      else {
        clearMark(open, unit, RALLYING);
        const isSuppressed = open.suppressed[unit] === 1;
        if (isSuppressed) recover(world, open, unit);
        else open.cohesion[unit] = (open.cohesion[unit] as number) - 1;
        tell({ event: 'rallied', section: 'S.28', unit, from: isSuppressed ? 'suppression' : 'cohesion', hex: hexOf(open, unit) });
      }
      answer(open, 1);
    },
  });

export const createRallySteps = (world: World): Pick<Steps<GreatestDayTypes>, 'rally'> => ({ rally: createRallyStep(world) });
