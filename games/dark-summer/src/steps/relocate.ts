import { step, unit, word } from '@bocage/kernel';
import { relocate } from '../rules/13-supply/isolation.js';
import type { DarkSummerTypes, RelocateFrame } from '../types.js';
import type { World } from '../world.js';

const ALL = word('all');
const DONE = word('done');

/** §13.5 Germans cut off when Cherbourg becomes isolated go there, all, some or none, as their player likes. */
export const createRelocateStep = (world: World) =>
  step<DarkSummerTypes, RelocateFrame>({
    section: '13.5',
    settle({ open }, frame) {
      if (frame.units.length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: (_, frame) => [...frame.units.map(unit), ALL, DONE],
    refusal: (_, __, ___, action) => (action.kind === 'unit' ? { code: 'not-cut-off', section: '13.5' } : undefined),
    play({ open }, frame, _, action, tell) {
      const going = action.kind === 'unit' ? [action.unit] : action === ALL ? [...frame.units] : [];
      if (going.length > 0) relocate(world, open, going, tell);
      const left = action.kind === 'unit' ? frame.units.filter((one) => one !== action.unit) : [];
      frame.units.splice(0, frame.units.length, ...left);
    },
  });
