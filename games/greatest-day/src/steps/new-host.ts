import { unit as click, type Steps, step } from '@bocage/kernel';
import { hostToCome } from '../rules/leaders.js';
import { isAlive } from '../rules/units.js';
import { ALLIED, seatOf } from '../sides.js';
import { ABSENT, DUE, ELIMINATED, type GreatestDayTypes, type NewHostFrame, type Open } from '../types.js';
import { rosterOf, type World } from '../world.js';

/** §4.5.3 Units of his command a leader may go to: anywhere on the overlay or at sea. */
function hostsFor(world: World, open: Open, leader: number): number[] {
  const roster = rosterOf(world, open);
  const formation = roster.leaderFormation[leader];
  return roster.counters.flatMap((_, unit) =>
    roster.formation[unit] === formation && isAlive(open, unit) && open.box[unit] !== ABSENT && open.box[unit] !== DUE ? [unit] : [],
  );
}

/** §4.5.3 Asks for every Allied leader whose unit has been lost; true where somebody is asked. Without one he waits with who is due later, or is out of the game. */
export function pushBereaved(world: World, open: Open): boolean {
  const { allied } = rosterOf(world, open);
  const leader = open.leaderWith.findIndex((unit) => unit >= 0 && unit < allied && open.box[unit] === ELIMINATED);
  if (leader < 0) return false;
  if (hostsFor(world, open, leader).length === 0) open.leaderWith[leader] = hostToCome(world, open, leader);
  else open.stack.push({ step: 'new-host', asks: seatOf(ALLIED), leader });
  return true;
}

/** §4.5.3 */
const createNewHostStep = (world: World) =>
  step<GreatestDayTypes, NewHostFrame>({
    section: '4.5.3',
    legal: ({ open }, { leader }) => hostsFor(world, open, leader).map(click),
    refusal: () => ({ code: 'not-his-command' }),
    play({ open }, { leader }, _seat, action, tell) {
      if (action.kind !== 'unit') return;
      open.leaderWith[leader] = action.unit;
      tell({ event: 'new-host', section: '4.5.3', leader, unit: action.unit });
      open.stack.pop();
    },
  });

export const createNewHostSteps = (world: World): Pick<Steps<GreatestDayTypes>, 'new-host'> => ({ 'new-host': createNewHostStep(world) });
