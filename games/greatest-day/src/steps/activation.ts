import { type Action, unit as click, type Steps, step, word } from '@bocage/kernel';
import { takeAnswer } from '../answers.js';
import { WHITE_STRIPE } from '../roster.js';
import { ACTIONS, type ActionType, activatable, isPaidFor } from '../rules/activation.js';
import { canPay, isInCommand } from '../rules/command.js';
import { pay } from '../rules/points.js';
import { close, isOnMap } from '../rules/units.js';
import type { ActingFrame, ActivationFrame, GreatestDayState, GreatestDayTypes, Open, Tell } from '../types.js';
import { rosterOf, type World } from '../world.js';
import { frameOf, possible } from './actions.js';

const DONE = word('done');
const WORDS = new Map(ACTIONS.map((action) => [word(action) as Action, action]));

/** §S.3 §S.4 §S.5 Unit after unit is picked; who is passed over may still come, who has acted may not (A9). */
const createActivationStep = (world: World) =>
  step<GreatestDayTypes, ActivationFrame>({
    section: 'S.3',
    settle({ open }, frame) {
      if (activatable(world, open, frame).length > 0) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open }, frame) => [...activatable(world, open, frame).map(click), DONE],
    refusal: () => ({ code: 'not-activated' }),
    play({ open }, frame, _seat, action) {
      if (action.kind !== 'unit') {
        open.stack.pop();
        return;
      }
      const roster = rosterOf(world, open);
      if (roster.stripe[action.unit] === WHITE_STRIPE) frame.whites++;
      const due = isPaidFor(world, open, frame.chit, action.unit) ? 1 : 0;
      open.stack.push({ step: 'acting', asks: frame.asks, unit: action.unit, done: [], due, free: 0, answer: -1 });
    },
  });

/** §S.10 The Actions a unit may choose: the first, or a Second of another type, In Command, unsuppressed, for a Command Point. */
function choices(world: World, open: Open, { unit, done }: ActingFrame): ActionType[] {
  if (!isOnMap(open, unit) || done.length >= 2) return [];
  const all = possible(world, open, unit).filter((action) => !done.includes(ACTIONS.indexOf(action)));
  if (done.length === 0) return all;
  const { secondAction } = world.data.tables.command;
  return open.suppressed[unit] === 0 && isInCommand(world, open, unit) && canPay(world, open, unit, secondAction) ? all : [];
}

/** §S.10 */
const createActingStep = (world: World) =>
  step<GreatestDayTypes, ActingFrame>({
    section: 'S.10',
    settle({ open }, frame) {
      takeAnswer(frame);
      if (choices(world, open, frame).length > 0) return false;
      open.stack.pop();
      close(open, frame.unit);
      return true;
    },
    legal: ({ open }, frame) => [...choices(world, open, frame).map((action) => word(action)), DONE],
    refusal: () => ({ code: 'no-such-action' }),
    play(state, frame, _seat, action, tell) {
      const chosen = WORDS.get(action);
      if (chosen !== undefined) begin(world, state, frame, chosen, tell);
      else {
        state.open.stack.pop();
        close(state.open, frame.unit);
      }
    },
  });

function begin(world: World, { open }: GreatestDayState, frame: ActingFrame, action: ActionType, tell: Tell): void {
  const { unit, done } = frame;
  const { command } = world.data.tables;
  if (done.length > 0) pay(world, open, unit, command.secondAction, 'second', tell);
  else if (frame.due === 1) pay(world, open, unit, command.directCommand, 'direct', tell);
  frame.due = 0;
  tell({ event: 'action', section: 'S.10', unit, action, ...(done.length > 0 ? { second: true } : {}) });
  done.push(ACTIONS.indexOf(action));
  open.stack.push(frameOf(action, frame.asks, unit));
}

/** §S.3 §S.10 */
export const createActivationSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'activation' | 'acting'> => ({
  activation: createActivationStep(world),
  acting: createActingStep(world),
});
