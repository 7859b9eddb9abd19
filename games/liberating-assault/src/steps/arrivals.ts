import { flowStep, type StepRefusal, step, type UnitId } from '@bocage/kernel';
import { formationsDue, takersFrom, unitsOfTeam } from '../rules/arrivals.js';
import { bringOn, joinDivision, stragglers } from '../rules/coming.js';
import { deal } from '../rules/dealing.js';
import { isIdle } from '../rules/hand-down.js';
import { seatOfTeam } from '../rules/roles.js';
import { hostOf, hostOfLent, seatsUnder } from '../rules/timetable.js';
import {
  type ArrivalsFrame,
  type AttachFrame,
  type LiberatingAssaultFrame,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type Open,
  type Tell,
  WAITING,
} from '../types.js';
import type { World } from '../world.js';
import { numbered, readNumbered } from './steps.js';
import { createWatch, type Watch } from './watch.js';

/** §9.5 Whoever sees the place, or knows the counter, sees it come. */
function tellComing({ sealed }: LiberatingAssaultState, watch: Watch, units: readonly number[], tell: Tell): void {
  for (const unit of units) {
    const hex = sealed.hex[unit] as number;
    if (hex >= 0)
      tell({ event: 'moved', section: '10.1', unit, path: [hex], how: 'arrived', ...watch.followers(unit, hex), reveals: 'all' });
  }
}

/** §9.2 §9.5 An army, or a coordinator, hears of what has come to it. */
export function tellArrived(world: World, { open }: LiberatingAssaultState, formation: number, tell: Tell): void {
  tell({
    event: 'arrived',
    section: '9.6',
    formation,
    command: open.command[formation] as number,
    player: open.player[formation] as number,
    to: seatsUnder(world, open, hostOf(world, formation)),
    reveals: 'all',
  });
}

/** §9.6 §10.1 Formations that are due come onto the map, and so do counters of their own whose division is here already. */
export function bringOnAll(world: World, state: LiberatingAssaultState, tell: Tell): void {
  const { open, sealed } = state;
  for (const formation of formationsDue(open, sealed)) {
    const watch = createWatch(world, open, sealed);
    const came = bringOn(world, open, sealed, formation);
    if (came.length === 0) continue;
    tellArrived(world, state, formation, tell);
    tellComing(state, watch, came, tell);
  }
  for (const unit of stragglers(world, open, sealed)) {
    const watch = createWatch(world, open, sealed);
    joinDivision(world, open, sealed, unit, open.attached[unit] as number);
    tellJoined(world, state, watch, unit, tell);
  }
}

/** §10.1 All that is due comes; then those who have independent counters give them away. */
export const createArrivalsStep = (world: World) =>
  flowStep<LiberatingAssaultTypes, ArrivalsFrame>({
    section: '10.1',
    next(state, _frame, tell) {
      const { open, sealed } = state;
      open.stack.pop();
      tell({ event: 'closed', section: '9.6', step: 'arrivals', reveals: 'all' });
      bringOnAll(world, state, tell);
      if (open.turn > 1) deal(world, open, sealed);
      open.stack.push(...attachFrames(world, open));
    },
  });

/** §8.3 §9.3 §9.9 The army first, then its corps; the Germans have one who does it for all. Whoever has nothing to give is not asked. */
function attachFrames(world: World, open: Open): LiberatingAssaultFrame[] {
  const { lent } = world.roster;
  const hosts = [...new Set(lent.map((unit) => hostOfLent(world, unit)))];
  const corps = world.teams.superior.flatMap((superior, team) => (hosts.includes(superior) ? [team] : []));
  return [...corps.reverse(), ...hosts.reverse()].flatMap((team) => {
    const seat = seatOfTeam(world, open, team, 'allocate-units');
    return seat === undefined ? [] : [{ step: 'attach', asks: [seat], team }];
  });
}

/** §8.3 §9.3 §9.5 A counter given away is told to the army, or the German coordinators’ centre, and seen by whoever sees where it comes. */
function tellJoined(world: World, state: LiberatingAssaultState, watch: Watch, unit: UnitId, tell: Tell): void {
  const { open, sealed } = state;
  const formation = open.attached[unit] as number;
  const to = new Set([hostOfLent(world, unit), hostOf(world, formation)].flatMap((host) => seatsUnder(world, open, host)));
  // A counter that has a place now is seen by all where everybody sees everything.
  const isSeen = sealed.hex[unit] !== WAITING && watch.knowers(unit).to === undefined;
  tell({ event: 'attached', section: '8.3', unit, formation, ...(isSeen ? {} : { to: [...to] }), reveals: 'all' });
  tellComing(state, watch, [unit], tell);
}

const TO = 'to';

/** §7.4 §8.3 §9.3 An independent brigade goes from the army to a corps and from that to a division, for good; Werfer and Flak straight to one. */
export const createAttachStep = (world: World) =>
  step<LiberatingAssaultTypes, AttachFrame>({
    section: '8.3',
    settle({ open, sealed }, { team }) {
      const hasToGive = unitsOfTeam(world, open, team).length > 0 && takersFrom(world, open, sealed, team).length > 0;
      if (hasToGive && !isIdle(open, team)) return false;
      open.stack.pop();
      return true;
    },
    legal: ({ open, known }, { team }) => takersFrom(world, open, known, team).map((formation) => numbered(TO, formation)),
    refusal: ({ open }, { team }, _seat, action) => whyNotTo(world, open, team, readNumbered(action).numbers[0]),
    play(state, { team }, _seat, action, tell) {
      const { open, sealed } = state;
      const [formation] = readNumbered(action).numbers as [number];
      const [unit] = unitsOfTeam(world, open, team) as [number];
      const watch = createWatch(world, open, sealed);
      if (world.formations.level[formation] === 'corps') open.attached[unit] = formation;
      else joinDivision(world, open, sealed, unit, formation);
      tellJoined(world, state, watch, unit, tell);
    },
  });

/** §8.3 Why a brigade cannot go there. */
function whyNotTo(world: World, open: Open, team: number, formation: number | undefined): StepRefusal {
  if (world.teams.level[team] === 'army') return { code: 'choose-corps' };
  const isByAir = open.turn === 1 && formation !== undefined && world.formations.entry[formation] === 'airborne';
  return { code: isByAir ? 'comes-by-air' : 'choose-division' };
}
