import { step, unit, word } from '@bocage/kernel';
import { type Activation, activatable, activate, refuseActivation, waysToActivate } from '../rules/9-action-rounds/reaction.js';
import type { ActivateFrame, ActivationFrame, DarkSummerTypes } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §9.3.4 One stack or one Formation reacts, named by one of its units. */
export const createActivateStep = (world: World) =>
  step<DarkSummerTypes, ActivateFrame>({
    section: '9.3.4',
    settle({ open }) {
      if (activatable(world, open).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }) => [...activatable(world, open).map(unit), DONE],
    refusal: ({ open }, _, __, action) => (action.kind === 'unit' ? refuseActivation(world, open, action.unit) : undefined),
    play({ open }, { asks }, _, action, tell) {
      open.stack.pop();
      if (action.kind !== 'unit') return;
      const [how, another] = waysToActivate(world, open, action.unit);
      if (another) open.stack.push({ step: 'activation', asks, unit: action.unit });
      else activate(world, open, action.unit, how as Activation, tell);
    },
  });

/** §9.3.4 */
export const createActivationStep = (world: World) =>
  step<DarkSummerTypes, ActivationFrame>({
    section: '9.3.4',
    legal: ({ open }, frame) => waysToActivate(world, open, frame.unit).map(word),
    play({ open }, frame, _, action, tell) {
      if (action.kind !== 'word') return;
      open.stack.pop();
      activate(world, open, frame.unit, action.word as Activation, tell);
    },
  });
