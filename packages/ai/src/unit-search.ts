import {
  type Action,
  type Chooser,
  type GameAi,
  type GameModule,
  type GameTypes,
  NO_PLAN,
  type Order,
  type Plan,
  playout,
  type Rng,
  type Seat,
  scripted,
  type UnitPlanning,
  type ViewOf,
} from '@bocage/kernel';
import { evolveOrders, type OrderJudge } from './evolve.js';
import { judgeLine, type Samples } from './judge.js';
import { clickOrders, type Orders } from './orders.js';
import { postures } from './plan-search.js';

/** What the orders of a phase are planned for. */
export interface Task<T extends GameTypes> {
  readonly game: GameModule<T>;
  readonly ai: GameAi<T>;
  readonly planning: UnitPlanning<T>;
  readonly view: ViewOf<T>;
  readonly seat: Seat;
  readonly samples: Samples<T>;
}

/** Orders for this phase: what the script does under this plan, and what is found to be better. */
export function planOrders<T extends GameTypes>(task: Task<T>, plan: Plan, rng: Rng): Orders {
  const { ai, planning, view, seat } = task;
  const under = (posture: Plan): Orders => ordersUnder(task, posture);
  const others = [NO_PLAN, ...postures(ai.groups(view, seat))].map(under);
  const changes = {
    candidates: planning.candidates(view, seat).filter((list) => list.length > 0),
    ideas: planning.ideas?.(view, seat) ?? (() => []),
    others,
  };
  return evolveOrders(under(plan), changes, createOrderJudge(task, plan), rng, planning.budget(seat));
}

/** What the script follows in a phase whose orders are given. */
export const afterOrders = <T extends GameTypes>({ afterwards }: UnitPlanning<T>, plan: Plan): Plan =>
  afterwards ? { ...plan, ...afterwards } : plan;

/** Judges orders against each of the replies in turn; what they leave open the script does under this plan. */
function createOrderJudge<T extends GameTypes>({ game, ai, planning, seat, samples }: Task<T>, plan: Plan): OrderJudge {
  const replies = planning.replies(seat);
  const followed = afterOrders(planning, plan);
  const imagined = planning.imagined ? { ...ai, choose: planning.imagined } : ai;
  return (orders, sample) => {
    const reply = replies[sample % replies.length] ?? NO_PLAN;
    return judgeLine(game, imagined, seat, samples, sample, {
      plan: followed,
      clicks: clickOrders(planning, orders),
      reply,
      horizon: planning.horizon,
    });
  };
}

/** What the script orders in this phase under a plan, on the first sample. */
export function ordersUnder<T extends GameTypes>({ game, ai, planning, seat, samples }: Task<T>, plan: Plan): Orders {
  const state = samples.state(0);
  const phase = ai.phaseKey(game.view(state, []));
  const orders: Action[][] = [];
  let begun: Action[] = [];
  const script = scripted(ai, () => plan);
  const chooser: Chooser<T> = (view, legal, who) => {
    const click = script(view, legal, who);
    const asked = who === seat ? planning.asks(view, seat) : undefined;
    if (asked === 'order' && click !== planning.done) {
      begun = [click];
      if (planning.fits?.(view, begun) !== false) orders.push(begun);
    } else if (asked === 'rest') begun.push(click);
    return click;
  };
  const choosers = Object.fromEntries(game.meta.seats.map(({ id }) => [id, chooser]));
  const stop = (s: typeof state): boolean => ai.phaseKey(game.view(s, [])) !== phase;
  playout(game, state, choosers, samples.dice(0), { record: false, stop });
  return onePerUnit(orders);
}

/** A unit that was given several keeps the last. */
function onePerUnit(orders: readonly Order[]): Orders {
  return orders.filter((order, i) => !orders.slice(i + 1).some(([first]) => first === order[0]));
}
