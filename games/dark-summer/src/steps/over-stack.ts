import { step, unit } from '@bocage/kernel';
import { excessUnits } from '../rules/5-stacking/stacking.js';
import { eliminate } from '../rules/11-combat/removal.js';
import type { DarkSummerTypes, OverStackFrame } from '../types.js';
import type { World } from '../world.js';

/** §5.2 Unit after unit is eliminated until the hex is within the limit. */
export const createOverStackStep = (world: World) =>
  step<DarkSummerTypes, OverStackFrame>({
    section: '5.2',
    settle({ open }, frame) {
      if (excessUnits(world, open, frame.hex).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => excessUnits(world, open, frame.hex).map(unit),
    refusal({ open }, frame, _, action) {
      if (action.kind !== 'unit') return undefined;
      return { code: open.hex[action.unit] === frame.hex ? 'does-not-count' : 'not-over-stacked', section: '5.1' };
    },
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'unit') return;
      tell({ event: 'over-stacked', section: '5.2', unit: action.unit, hex: frame.hex });
      eliminate(world, open, [action.unit], 'over-stacked', '5.2', tell);
    },
  });
