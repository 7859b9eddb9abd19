import type { Frame, Step } from '@bocage/kernel';
import { endIfDecided } from '../rules/deciding.js';
import { type Standing, standingOf } from '../standing.js';
import type { DarkSummerState, DarkSummerTypes, Told } from '../types.js';
import type { World } from '../world.js';
import type { Steps } from './steps.js';

type AnyStep = Step<DarkSummerTypes, Frame>;

/** §3.2.1 Sudden death comes at any point: after everything that changes who stands where, before anything else happens. */
export function watched(world: World, steps: Steps): Steps {
  let last: Standing | undefined;
  let version = -1;
  const look = (state: DarkSummerState, tell: Told): void => {
    const standing = standingOf(world, state.open);
    if (standing === last && standing.version === version) return;
    last = standing;
    version = standing.version;
    if (state.open.stack[state.open.stack.length - 1]?.step !== 'over') endIfDecided(world, state, 'instant', tell);
  };
  const watch = ({ settle, play, resolve, ...step }: AnyStep): AnyStep => ({
    ...step,
    settle(state, frame, tell) {
      if (!settle?.(state, frame, tell)) return false;
      look(state, tell);
      return true;
    },
    play(state, frame, seat, action, tell) {
      play?.(state, frame, seat, action, tell);
      look(state, tell);
    },
    resolve(state, frame, roll, result, tell) {
      resolve?.(state, frame, roll, result, tell);
      look(state, tell);
    },
  });
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, watch(step)]));
}
