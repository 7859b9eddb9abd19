import type { Action, UnitId } from '@bocage/kernel';
import { divisionsFor, unitsOfTeam } from '../rules/arrivals.js';
import { strengthOf } from '../rules/losses.js';
import { DONE, numbered, readNumbered } from '../steps/steps.js';
import { AT_SEA, type LiberatingAssaultView, NONE } from '../types.js';
import type { Mind } from './mind.js';

/** §9.2 An arriving division goes to the corps it was meant for, else to the one with fewest; nobody changes corps in the middle of a campaign. */
export function chooseAllocation({ world }: Mind, { open }: LiberatingAssaultView, legal: readonly Action[]): Action {
  if (legal.includes(DONE)) return DONE;
  const [formation] = readNumbered(legal[0] as Action).numbers as [number];
  const meant = numbered('under', formation, world.teams.ids.get(world.formations.command[formation] as string) as number);
  if (legal.includes(meant)) return meant;
  const load = (action: Action): number =>
    open.command.filter((command, other) => command === readNumbered(action).numbers[1] && open.player[other] !== NONE).length;
  return legal.reduce((best, action) => (load(action) < load(best) ? action : best), legal[0] as Action);
}

/** §8.3 How welcome an independent counter is in a division: brigades where fewest are and tanks are missing, guns where the fight is. */
function welcome({ world }: Mind, { open, known }: LiberatingAssaultView, unit: UnitId, formation: number): number {
  const own = open.attached.flatMap((one, other) => (one === formation ? [other] : []));
  if (world.roster.guns[unit]) {
    const strength = own.reduce((sum, other) => sum + strengthOf(world, known, other), 0);
    return strength - 25 * own.filter((other) => world.roster.formation[other] === NONE).length;
  }
  const counters = own.filter((other) => (known.hex[other] as number) >= 0 || known.hex[other] === AT_SEA).length;
  const entry = world.formations.entry[formation];
  const isFirst = entry === 'assault' ? 5 : entry === 'airborne' ? -9 : 0;
  const tanks = own.some((other) => world.roster.tanks[other]) ? 0 : 4;
  return tanks + isFirst - 3 * counters + (counters === 0 ? -50 : 0);
}

/** §8.3 §9.3 A counter goes where it is most welcome; an army looks for the corps that has that division. */
export function chooseAttachment(mind: Mind, view: LiberatingAssaultView, legal: readonly Action[], team: number): Action {
  const { world } = mind;
  const [unit] = unitsOfTeam(world, view.open, team) as [number];
  const worth = (action: Action): number => {
    const [formation] = readNumbered(action).numbers as [number];
    const corps =
      world.formations.level[formation] === 'corps' ? world.teams.ids.get(world.formations.team[formation] as string) : undefined;
    const divisions = corps === undefined ? [formation] : divisionsFor(world, view.open, view.known, corps);
    return Math.max(...divisions.map((division) => welcome(mind, view, unit, division)));
  };
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best), legal[0] as Action);
}
