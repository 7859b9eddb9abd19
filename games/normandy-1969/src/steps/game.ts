import { type Outcome, step } from '@bocage/kernel';
import { isInvasionThrownBack, outcomeOf, scenarioOf } from '../rules/victory.js';
import { beginPhase, endPhase, phasesOf } from '../sequence.js';
import type { GameFrame, NormandyTypes, Open, OverFrame, Told } from '../types.js';
import type { World } from '../world.js';

const nobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};

/** §R.14 */
function finish(open: Open, outcome: Outcome, tell: Told): void {
  open.stack.push({ step: 'over', outcome });
  tell({ event: 'over', section: 'R.14', outcome });
}

/** §T.1 §R.1 §R.2 The bottom of the stack: starts one phase after another, turn after turn. */
export const createGameStep = (world: World) =>
  step<NormandyTypes, GameFrame>({
    awaits: nobody,
    settle(state, frame, tell) {
      const { open } = state;
      const phases = phasesOf(open.turn);
      const ended = phases[frame.next - 1];
      const next = phases[frame.next];
      if (ended) endPhase(world, state, ended, tell);
      if (isInvasionThrownBack(world, open)) finish(open, { ...outcomeOf(world, open), winner: 'german', level: 'decisive' }, tell);
      else if (next) {
        frame.next++;
        beginPhase(world, state, next, tell);
      } else if (open.turn < scenarioOf(world, open).turns) {
        open.turn++;
        frame.next = 0;
        tell({ event: 'turn', section: 'T.1', turn: open.turn });
      } else finish(open, outcomeOf(world, open), tell);
      return true;
    },
  });

/** §R.14 */
export const createOverStep = () =>
  step<NormandyTypes, OverFrame>({
    awaits: (_, frame) => ({ kind: 'over', outcome: frame.outcome }),
  });
