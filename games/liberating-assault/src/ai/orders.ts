import { type Action, hex as atHex, type Seat, unit as theUnit, word } from '@bocage/kernel';
import { stackWith } from '../steps/stack-orders.js';
import { chairOf, DONE } from '../steps/steps.js';
import { ATTACK, EXPLOIT, FREE, type LiberatingAssaultView, MARCH, MOVE, NO_ORDER } from '../types.js';
import type { Order } from './goings.js';
import type { Mind } from './mind.js';
import { pictureOf } from './picture.js';
import { type OrderPlan, planOrders } from './plan-orders.js';

const WORDS: Readonly<Record<number, Action>> = {
  [ATTACK]: word('attack'),
  [EXPLOIT]: word('exploit'),
  [MOVE]: word('move'),
  [MARCH]: word('march'),
};
const GO: Action = word('go');
const STACK: Action = word('stack');

const isAlike = (one: Order, other: Order | undefined): boolean =>
  one.kind === other?.kind && one.path.length === other.path.length && one.path.every((hex, i) => hex === other.path[i]);

/** What a seat means to do: thought out once a turn, then clicked through. */
const planOf = (mind: Mind, view: LiberatingAssaultView, seat: Seat): OrderPlan =>
  mind.remember(view, `orders:${seat}`, 'orders', () => planOrders(pictureOf(mind, view, seat)));

/** §4.5 The next click of an order: the counter, the kind, the hexes one by one. */
export function chooseOrder(mind: Mind, view: LiberatingAssaultView, seat: Seat, legal: readonly Action[]): Action {
  const { open, known } = view;
  const { orders } = planOf(mind, view, seat);
  const unit = known.cursor[chairOf(mind.world, open, seat)] as number;
  if (unit === FREE) {
    const offered = new Set(legal);
    for (const one of orders.keys()) if (known.order[one] === NO_ORDER && offered.has(theUnit(one))) return theUnit(one);
    return DONE;
  }
  const order = orders.get(unit);
  const others = legal.includes(STACK) ? stackWith(mind.world, open, known, unit, seat) : [];
  if (order && others.length > 0 && others.every((one) => isAlike(order, orders.get(one)))) return STACK;
  const begun = known.path[unit] as readonly number[];
  const next = known.order[unit] === NO_ORDER ? WORDS[order?.kind ?? MOVE] : atHex(order?.path[begun.length] ?? -1);
  if (next && legal.includes(next)) return next;
  return legal.includes(GO) ? GO : (legal[0] as Action);
}
