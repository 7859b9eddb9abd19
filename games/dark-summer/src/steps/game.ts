import { flowStep } from '@bocage/kernel';
import { endIfDecided } from '../rules/3-victory/deciding.js';
import { sufferAttrition } from '../rules/14-attrition/attrition.js';
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
