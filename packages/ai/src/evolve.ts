import type { Action, Order, Rng } from '@bocage/kernel';
import { type Orders, sayOrders, withOrder, withoutOrder } from './orders.js';

/** What orders are worth on one sample. */
export type OrderJudge = (orders: Orders, sample: number) => number;

/** What plans are changed with. */
export interface Changes {
  readonly candidates: readonly (readonly Order[])[];
  readonly ideas: (rng: Rng) => readonly Order[];
  /** Other whole plans, as the other postures': single orders are taken from them. */
  readonly others: readonly Orders[];
}

interface Tried {
  readonly orders: Orders;
  /** Scores by sample, found when they are asked for. */
  readonly scores: number[];
}

/** A change must be better over so many samples before it is kept; one that falls behind is dropped at once. */
const RACE = 6;
/** How far the samples move on with every change that is kept: nobody gets used to his dice. */
const MOVE_ON = 2;
/** Share of the budget that goes to comparing the best at the end, on samples nobody has seen. */
const LAST = 0.25;
const FINALISTS = 3;
/** Samples of the last comparison are numbered from here. */
const UNSEEN = 1000;

/**
 * Changes one unit's order at a time, or those of some that belong together, and keeps what is better against the best
 * so far on the same samples. The last of them and the plan it began with are then compared on samples none of them was
 * chosen by, so that a merely lucky one is not taken.
 */
export function evolveOrders(start: Orders, changes: Changes, judge: OrderJudge, rng: Rng, budget: number): Orders {
  let spent = 0;
  const scoreOf = ({ orders, scores }: Tried, sample: number): number => {
    const known = scores[sample];
    if (known !== undefined) return known;
    spent++;
    const score = judge(orders, sample);
    scores[sample] = score;
    return score;
  };
  const isBetter = (one: Tried, other: Tried, from: number): boolean => {
    let ahead = 0;
    for (let sample = from; sample < from + RACE; sample++) {
      ahead += scoreOf(one, sample) - scoreOf(other, sample);
      if (ahead <= 0) return false;
    }
    return true;
  };
  const kept: Tried[] = [{ orders: start, scores: [] }];
  const seen = new Set([sayOrders(start)]);
  let best = kept[0] as Tried;
  let idle = 0;
  for (let from = 0; spent < budget * (1 - LAST) && idle < budget; idle++) {
    const orders = change(best.orders, changes, rng);
    const said = sayOrders(orders);
    if (seen.has(said)) continue;
    seen.add(said);
    idle = 0;
    const tried = { orders, scores: [] };
    if (!isBetter(tried, best, from)) continue;
    kept.push(tried);
    best = tried;
    from += MOVE_ON;
  }
  if (kept.length === 1) return start;
  const finalists = [...new Set([kept[0] as Tried, ...kept.slice(-FINALISTS)])];
  const rounds = Math.max(1, Math.floor((budget - spent) / finalists.length));
  const total = (tried: Tried): number => {
    let sum = 0;
    for (let round = 0; round < rounds; round++) sum += scoreOf(tried, UNSEEN + round);
    return sum;
  };
  return finalists.map((tried) => ({ tried, sum: total(tried) })).reduce((a, b) => (b.sum > a.sum ? b : a)).tried.orders;
}

const WAYS = 4;

/** One change, drawn: another order for a unit, none, that of another plan, or some that belong together. */
function change(orders: Orders, { candidates, ideas, others }: Changes, rng: Rng): Orders {
  const way = rng.below(WAYS);
  if (way === 0 && others.length > 0) return takeFrom(orders, others[rng.below(others.length)] as Orders, rng);
  if (way <= 1 && candidates.length > 0) {
    const list = candidates[rng.below(candidates.length)] as readonly Order[];
    const drawn = list[nearFront(list.length, rng)];
    return drawn ? withOrder(orders, drawn) : orders;
  }
  if (way === 2 && orders.length > 0 && rng.below(2) === 0)
    return withoutOrder(orders, (orders[rng.below(orders.length)] as Order)[0] as Action);
  return ideas(rng).reduce(withOrder, orders);
}

/** What another plan has for one unit of it, nothing included. */
function takeFrom(orders: Orders, other: Orders, rng: Rng): Orders {
  const firsts = [...new Set([...orders, ...other].map(([first]) => first as Action))];
  const first = firsts[rng.below(firsts.length)];
  if (!first) return orders;
  const order = other.find((one) => one[0] === first);
  return order ? withOrder(orders, order) : withoutOrder(orders, first);
}

/** Twice as likely from the first half as from the second, and so on. */
function nearFront(length: number, rng: Rng): number {
  return Math.min(rng.below(length), rng.below(length));
}
