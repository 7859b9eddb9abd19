import { flowStep } from '@bocage/kernel';
import { touch } from '../occupancy.js';
import { endIfDecided } from '../rules/3-victory/deciding.js';
import type { DarkSummerState, DarkSummerTypes, RoundFrame, Tell } from '../types.js';
import type { World } from '../world.js';
import { PORTIONS } from './round-portions.js';

/** §15.0 §3.2.1 */
function endRound(world: World, state: DarkSummerState, tell: Tell): void {
  const { open } = state;
  open.stack.pop();
  if (endIfDecided(world, state, 'round', tell)) return;
  if (open.brittanyTurn === 0 || open.boundaryLifted === 1) return;
  open.boundaryLifted = 1;
  touch(world, open);
  tell({ event: 'boundary-lifted', section: '15.0' });
}

/** §9.3 One Action Round, portion after portion. */
export const createRoundStep = (world: World) =>
  flowStep<DarkSummerTypes, RoundFrame>({
    section: '9.3',
    next(state, frame, tell) {
      const portion = PORTIONS[frame.kind][frame.next];
      if (portion) {
        frame.next++;
        portion(world, state.open, frame, tell);
      } else endRound(world, state, tell);
    },
  });
