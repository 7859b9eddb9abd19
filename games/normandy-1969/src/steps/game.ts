import { step } from '@bocage/kernel';
import { isInvasionThrownBack, outcomeOf, scenarioOf } from '../rules/victory.js';
import { beginPhase, endPhase, phasesOf } from '../sequence.js';
import type { GameFrame, NormandyTypes, OverFrame } from '../types.js';
import type { World } from '../world.js';

const nobody = (): never => {
  throw new Error('the sequence of play asks nothing itself');
};

/** §T.1 §R.1 §R.2 The bottom of the stack: starts one phase after another, turn after turn. */
export const createGameStep = (world: World) =>
  step<NormandyTypes, GameFrame>({
    awaits: nobody,
    settle(state, frame, tell) {
      const { open } = state;
      const phases = phasesOf(open.turn);
      if (frame.next > 0) endPhase(world, state, phases[frame.next - 1] as (typeof phases)[number], tell);
      if (isInvasionThrownBack(world, open)) {
        finish({ ...outcomeOf(world, open), winner: 'german', level: 'decisive' });
      } else if (frame.next < phases.length) {
        beginPhase(world, state, phases[frame.next++] as (typeof phases)[number], tell);
      } else if (open.turn < scenarioOf(world, open).turns) {
        open.turn++;
        frame.next = 0;
        tell({ event: 'turn', section: 'T.1', turn: open.turn });
      } else {
        finish(outcomeOf(world, open));
      }
      return true;

      function finish(outcome: OverFrame['outcome']): void {
        open.stack.push({ step: 'over', outcome });
        tell({ event: 'over', section: 'R.14', outcome });
      }
    },
  });

/** §R.14 */
export const createOverStep = () =>
  step<NormandyTypes, OverFrame>({
    awaits: (_, frame) => ({ kind: 'over', outcome: frame.outcome }),
  });
