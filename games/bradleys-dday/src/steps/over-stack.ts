import { step, unit as unitAction } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { mayStack } from '../rules/stacking.js';
import { eliminate } from '../rules/units.js';
import type { BradleyTypes, OverStackFrame } from '../types.js';
import type { World } from '../world.js';

/** §8.1.4 Too many in a hex at the end of a segment: the owner says who is lost, one after another. */
export const createOverStackStep = (world: World) =>
  step<BradleyTypes, OverStackFrame>({
    section: '8.1.4',
    settle({ open }, { hex }) {
      if (!mayStack(world, unitsAt(world, open, hex))) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, { hex }) => unitsAt(world, open, hex).map(unitAction),
    play(state, _frame, _seat, action, tell) {
      if (action.kind === 'unit') eliminate(world, state, [action.unit], 'stacking', '8.1.4', tell);
    },
  });
