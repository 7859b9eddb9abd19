import { flowStep } from '@bocage/kernel';
import { sufferAttrition } from '../rules/attrition.js';
import { endIfDecided } from '../rules/deciding.js';
import { beginPhase, beginTurn } from '../sequence.js';
import { type DarkSummerTypes, type GameFrame, PHASES } from '../types.js';
import type { World } from '../world.js';

/** §4.0 The bottom of the stack: starts one phase after another, turn after turn. */
export const createGameStep = (world: World) =>
  flowStep<DarkSummerTypes, GameFrame>({
    section: '4.0',
    next(state, frame, tell) {
      const phase = PHASES[frame.next];
      if (frame.attrition.length > 0) {
        sufferAttrition(world, state.open, frame.attrition, tell);
        frame.attrition = [];
        endIfDecided(world, state, 'instant', tell);
      } else if (phase) {
        frame.next++;
        beginPhase(world, state, frame, phase, tell);
      } else {
        frame.next = 0;
        beginTurn(state, tell);
      }
    },
  });
