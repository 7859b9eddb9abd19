import { flowStep, type Outcome } from '@bocage/kernel';
import { isInvasionThrownBack, outcomeOf, scenarioOf } from '../rules/victory.js';
import { beginPhase, endPhase, phasesOf } from '../sequence.js';
import type { GameFrame, NormandyTypes, Open, Tell } from '../types.js';
import type { World } from '../world.js';

/** §R.14 */
function finish(open: Open, outcome: Outcome, tell: Tell): void {
  open.stack.push({ step: 'over', outcome });
  tell({ event: 'over', section: 'R.14', outcome });
}

/** §T.1 §R.1 §R.2 The bottom of the stack: starts one phase after another, turn after turn. */
export const createGameStep = (world: World) =>
  flowStep<NormandyTypes, GameFrame>({
    section: 'R.2',
    next(state, frame, tell) {
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
    },
  });
