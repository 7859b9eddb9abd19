import { type Action, step, word } from '@bocage/kernel';
import { applyRuling, type Ruling } from '../rules/rulings.js';
import { hostOf, hostOfLent, seatsUnder } from '../rules/timetable.js';
import {
  type Battle,
  FREE,
  type LiberatingAssaultEvent,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type Open,
  type OverFrame,
  type RulingFrame,
} from '../types.js';
import type { World } from '../world.js';
import { tellArrived } from './arrivals.js';
import { hallRulings, pickedBy, readRuling, unitRulings } from './ruling-offers.js';
import { chairOf, controlSeat, seatsOfHolder } from './steps.js';
import { createWatch, type Watch } from './watch.js';

const GO: Action = word('go-on');

/** §9.8 Where people umpire, game control opens every step, and may rule before it takes effect. */
export function rulingFrames(world: World, open: Open): RulingFrame[] {
  return open.umpires === 0 ? [] : [{ step: 'ruling', asks: [controlSeat(world, open)] }];
}

/** §9.5 §9.8 Whoever it comes to hears of it. */
const calledUp = (world: World, open: Open, formation: number): LiberatingAssaultEvent => {
  const to = seatsUnder(world, open, hostOf(world, formation));
  return { event: 'called-up', section: '9.8', formation, to, reveals: to };
};

/** §9.8 What those concerned hear of a ruling, beside that there was one. `watch` looked before it took effect. */
function newsOf(world: World, { open, sealed }: LiberatingAssaultState, ruling: Ruling, watch: Watch): LiberatingAssaultEvent[] {
  const section = '9.8';
  const reveals = 'all';
  switch (ruling.what) {
    case 'move': {
      const { unit, hex } = ruling;
      return [{ event: 'moved', section, unit, path: [hex], how: 'ruling', ...watch.followers(unit, hex), reveals }];
    }
    case 'remove':
      return [{ event: 'removed', section, unit: ruling.unit, ...watch.knowers(ruling.unit), reveals }];
    case 'attach': {
      const { unit, formation } = ruling;
      const to = new Set([hostOfLent(world, unit), hostOf(world, formation)].flatMap((host) => seatsUnder(world, open, host)));
      const hex = sealed.hex[unit] as number;
      const isSeen = watch.knowers(unit).to === undefined;
      const came: LiberatingAssaultEvent[] =
        hex < 0 ? [] : [{ event: 'moved', section, unit, path: [hex], how: 'arrived', ...watch.followers(unit, hex), reveals }];
      return [{ event: 'attached', section, unit, formation, ...(isSeen ? {} : { to: [...to] }), reveals }, ...came];
    }
    case 'boxes': {
      const { unit, lost } = ruling;
      const left = (world.roster.boxes[unit] as readonly number[]).length - lost;
      return [{ event: 'boxes-ruled', section, unit, left, ...watch.seers(sealed.hex[unit] as number), reveals }];
    }
    case 'cards': {
      const { holder, card, count } = ruling;
      return [{ event: 'supplied', section, holder, card, count, to: seatsOfHolder(world, open, holder), reveals }];
    }
    case 'order':
      return [
        { event: 'order-struck', section, unit: ruling.unit, why: 'ruling', ...watch.seers(sealed.hex[ruling.unit] as number), reveals },
      ];
    case 'attacker': {
      const { target, attackers } = sealed.battles[ruling.battle] as Battle;
      return [{ event: 'joined', section, battle: ruling.battle, target, attackers: [...attackers], ...watch.seers(target), reveals }];
    }
    case 'reveal': {
      const { unit, team } = ruling;
      return [{ event: 'told', section, unit, hex: sealed.hex[unit] as number, to: seatsOfHolder(world, open, team), reveals }];
    }
    case 'arrival':
      return [calledUp(world, open, ruling.formation)];
    default:
      return [{ event: 'over', section, outcome: (open.stack.at(-1) as OverFrame).outcome, reveals }];
  }
}

/** §9.8 Control picks a counter and says what becomes of it, moves cards about, calls up a division, or lets the game go on. */
export const createRulingStep = (world: World) =>
  step<LiberatingAssaultTypes, RulingFrame>({
    section: '9.8',
    legal(view, _frame, seat) {
      const { open, known } = view;
      const unit = known.cursor[chairOf(world, open, seat)] as number;
      if (unit !== FREE) return unitRulings(world, view, unit);
      return open.rulings >= world.data.tables.limits.rulings ? [GO] : [...hallRulings(world, view), GO];
    },
    play(state, _frame, seat, action, tell) {
      const { open, sealed } = state;
      const chair = chairOf(world, open, seat);
      const unit = sealed.cursor[chair] as number;
      sealed.cursor[chair] = pickedBy(action);
      if (sealed.cursor[chair] !== FREE) return;
      if (action === GO) {
        open.stack.pop();
        tell({ event: 'done', section: '9.8', seat, to: [seat] });
        return;
      }
      const ruling = readRuling(state, action, unit);
      const watch = createWatch(world, open, sealed);
      const before = [...sealed.due];
      applyRuling(world, state, ruling);
      tell({ event: 'ruling', section: '9.8', number: open.rulings, what: ruling.what, reveals: 'all' });
      for (const news of newsOf(world, state, ruling, watch)) tell(news);
      sealed.due.forEach((due, formation) => {
        if (due === 0 && before[formation] !== 0) tellArrived(world, state, formation, tell);
      });
    },
  });
