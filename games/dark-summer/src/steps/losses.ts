import { step, unit } from '@bocage/kernel';
import { lossesToTake, mayLoseStep } from '../rules/11-combat/losses.js';
import { eliminate, loseStep } from '../rules/11-combat/removal.js';
import type { DarkSummerTypes, LossesFrame } from '../types.js';
import type { World } from '../world.js';

/** §11.3.6 The owner says who loses a step, one after another; what leaves no choice happens at once. */
export const createLossesStep = (world: World) =>
  step<DarkSummerTypes, LossesFrame>({
    section: '11.3.6',
    settle({ open }, frame, tell) {
      const alive = frame.units.filter((id) => (open.steps[id] as number) > 0);
      const all = lossesToTake(open, alive, Number.POSITIVE_INFINITY);
      if (frame.owed <= 0 || all <= frame.owed) {
        open.stack.pop();
        if (frame.owed > 0) eliminate(world, open, alive, 'combat', '11.3.6', tell);
        return true;
      }
      const candidates = mayLoseStep(open, frame.units);
      if (candidates.length > 1) return false;
      frame.owed--;
      loseStep(world, open, candidates[0] as number, tell);
      return true;
    },
    legal: ({ open }, frame) =>
      mayLoseStep(open, frame.units)
        .sort((a, b) => a - b)
        .map(unit),
    refusal({ open }, frame, _, action) {
      if (action.kind !== 'unit') return undefined;
      const isIn = frame.units.includes(action.unit) && (open.steps[action.unit] as number) > 0;
      return { code: isIn ? 'whole-units-first' : 'not-involved', section: '11.3.6' };
    },
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'unit') return;
      frame.owed--;
      loseStep(world, open, action.unit, tell);
    },
  });
