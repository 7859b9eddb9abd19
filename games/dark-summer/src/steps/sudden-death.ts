import { endIfDecided } from '../rules/deciding.js';
import { type Standing, standingOf } from '../standing.js';
import type { DarkSummerState, Told } from '../types.js';
import type { World } from '../world.js';

/** §3.2.1 Sudden death comes at any point: after everything that changes who stands where, before anything else happens. */
export function createSuddenDeath(world: World): (state: DarkSummerState, tell: Told) => void {
  let last: Standing | undefined;
  let version = -1;
  return (state, tell) => {
    const standing = standingOf(world, state.open);
    if (standing === last && standing.version === version) return;
    last = standing;
    version = standing.version;
    if (state.open.stack[state.open.stack.length - 1]?.step !== 'over') endIfDecided(world, state, 'instant', tell);
  };
}
