import { type Occupancy, occupancyOf } from '../occupancy.js';
import { endIfDecided } from '../rules/3-victory/deciding.js';
import type { DarkSummerState, Tell } from '../types.js';
import type { World } from '../world.js';

/** §3.2.1 Sudden death comes at any point: after everything that changes who stands where, before anything else happens. */
export function createSuddenDeath(world: World): (state: DarkSummerState, tell: Tell) => void {
  let last: Occupancy | undefined;
  let version = -1;
  return (state, tell) => {
    const occupancy = occupancyOf(world, state.open);
    if (occupancy === last && occupancy.version === version) return;
    last = occupancy;
    version = occupancy.version;
    if (state.open.stack[state.open.stack.length - 1]?.step !== 'over') endIfDecided(world, state, 'instant', tell);
  };
}
