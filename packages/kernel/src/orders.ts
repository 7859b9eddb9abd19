import type { Action } from './action.js';
import type { Frame, GameModule, GameTypes, Seat, ViewOf } from './contract.js';
import type { Entry } from './log.js';

/** What counts for whoever has said nothing, and can be said of every kind: the player is asked. */
export const ASK = 'ask';

/** The number a choice goes by: "when the strength is at least n". */
export interface OrderNumber {
  readonly title: string;
  readonly least: number;
  readonly most: number;
  /** What a sensible player would say; offered first. */
  readonly usual: number;
}

export interface OrderChoice {
  readonly id: string;
  readonly title: string;
  readonly number?: OrderNumber;
}

/** A kind of question that can be answered beforehand. */
export interface OrderKind {
  readonly id: string;
  readonly title: string;
  /** In a sentence: when it is asked, and what an order does about it. */
  readonly about: string;
  /** The rule that asks; absent where it is the table's own. */
  readonly section?: string;
  /** What can be said besides `ASK`, the usual one first. */
  readonly choices: readonly OrderChoice[];
  /** The seats that are asked; absent: all. */
  readonly seats?: readonly Seat[];
  /** It can also be said of single units: an exception from what the whole side does. */
  readonly units?: true;
}

/** One order as it stands: for the whole side, or for one unit. */
export interface StandingOrder {
  readonly kind: string;
  readonly unit?: number | undefined;
  readonly choice: string;
  readonly n?: number | undefined;
}

/** A new order, or without a choice the end of one. */
export type OrderChange = Omit<StandingOrder, 'choice'> & { readonly choice?: string | undefined };

/** What a seat is asked now, as its orders know it. */
export interface AskedKind {
  readonly kind: string;
  /** The units that could act. */
  readonly units?: readonly number[];
}

/** Which questions of a game can be answered beforehand, and how an answer follows from what was said. */
export interface GameOrders<T extends GameTypes = GameTypes> {
  readonly kinds: readonly OrderKind[];
  /** The units of a seat that orders of a kind can be given to. */
  units?(view: ViewOf<T>, seat: Seat, kind: string): readonly number[];
  /** Undefined where what is asked is of no kind. */
  asked(view: ViewOf<T>, seat: Seat): AskedKind | undefined;
  /** One of `legal`, or undefined where the player is to decide himself. From the seat's own view and nothing else. */
  answer(view: ViewOf<T>, seat: Seat, legal: readonly Action[], orders: Orders): Action | undefined;
}

/** The orders of one seat as they are looked up. */
export class Orders {
  readonly list: readonly StandingOrder[];

  constructor(list: readonly StandingOrder[]) {
    this.list = list;
  }

  /** What was said of the unit, else of the whole side, else that the player is asked. */
  of(kind: string, unit?: number): StandingOrder {
    const own = unit === undefined ? undefined : this.list.find((order) => order.kind === kind && order.unit === unit);
    return own ?? this.list.find((order) => order.kind === kind && order.unit === undefined) ?? { kind, choice: ASK };
  }
}

export const NO_ORDERS: readonly StandingOrder[] = Object.freeze([]);

/** More nobody needs, and nobody's server keeps. */
export const MOST_ORDERS = 400;

/** Of every game: where the rules leave one choice, it need not be waited for. */
export const FORCED: OrderKind = {
  id: 'forced',
  title: 'Only one choice',
  about: 'Where the rules leave you a single choice it is made for you, also while you are away.',
  choices: [
    { id: 'map', title: 'Make it, unless it is a button' },
    { id: 'all', title: 'Make it, buttons too' },
  ],
};

/** What this seat can say beforehand. */
export function orderKinds<T extends GameTypes>({ orders }: GameModule<T>, seat: Seat): readonly OrderKind[] {
  const own = (orders?.kinds ?? []).filter(({ seats }) => seats === undefined || seats.includes(seat));
  return [...own, FORCED];
}

/** What a seat's orders say to the present question; undefined where it is to be asked. */
export function orderAnswer<T extends GameTypes>(
  game: GameModule<T>,
  view: ViewOf<T>,
  seat: Seat,
  legal: readonly Action[],
  orders: Orders,
): Action | undefined {
  if (orders.list.length === 0 || legal.length === 0) return undefined;
  return game.orders?.answer(view, seat, legal, orders) ?? forcedAnswer(legal, orders);
}

function forcedAnswer([only, another]: readonly Action[], orders: Orders): Action | undefined {
  const { choice } = orders.of(FORCED.id);
  if (!only || another || choice === ASK) return undefined;
  return choice === 'all' || only.kind !== 'word' ? only : undefined;
}

/** Whoever takes something back decides himself: his orders rest until he has. */
export function isDecidingHimself(entries: readonly Entry[], seat: Seat): boolean {
  const last = entries.findLast((entry) => 'seat' in entry && entry.seat === seat && entry.kind !== 'nonce');
  return last !== undefined && last.kind !== 'action';
}

export type OrdersChanged =
  | { readonly ok: true; readonly orders: readonly StandingOrder[] }
  | { readonly ok: false; readonly code: 'unknown-order' | 'too-many-orders' };

/** A seat's orders after some changes; each must be of a kind the game has for it, within its bounds. */
export function changedOrders<T extends GameTypes>(
  game: GameModule<T>,
  view: ViewOf<T>,
  seat: Seat,
  before: readonly StandingOrder[],
  changes: readonly OrderChange[],
): OrdersChanged {
  let orders = [...before];
  for (const change of changes) {
    const { kind, unit, choice } = change;
    if (!mayChange(game, view, seat, change)) return { ok: false, code: 'unknown-order' };
    orders = orders.filter((order) => order.kind !== kind || order.unit !== unit);
    if (choice === undefined || (choice === ASK && unit === undefined)) continue;
    const order = orderOf(game, seat, { ...change, choice });
    if (!order) return { ok: false, code: 'unknown-order' };
    orders.push(order);
  }
  return orders.length > MOST_ORDERS ? { ok: false, code: 'too-many-orders' } : { ok: true, orders };
}

function mayChange<T extends GameTypes>(
  game: GameModule<T>,
  view: ViewOf<T>,
  seat: Seat,
  { kind, unit }: Pick<StandingOrder, 'kind' | 'unit'>,
): boolean {
  const found = orderKinds(game, seat).find(({ id }) => id === kind);
  if (!found) return false;
  return unit === undefined || (found.units === true && (game.orders?.units?.(view, seat, kind) ?? []).includes(unit));
}

/** An order as it is kept: with a number where its choice has one and without where it has none. */
function orderOf<T extends GameTypes>(game: GameModule<T>, seat: Seat, order: StandingOrder): StandingOrder | undefined {
  const { kind, unit, choice, n } = order;
  const at = { kind, ...(unit === undefined ? {} : { unit }) };
  if (choice === ASK) return { ...at, choice };
  const found = orderKinds(game, seat)
    .find(({ id }) => id === kind)
    ?.choices.find(({ id }) => id === choice);
  if (!found) return undefined;
  if (!found.number) return { ...at, choice };
  const { least, most, usual } = found.number;
  const number = n ?? usual;
  return Number.isInteger(number) && number >= least && number <= most ? { ...at, choice, n: number } : undefined;
}

/** Those of a list from outside (a save, an older game) that can be said here; unit orders are kept where the kind allows any. */
export function readableOrders<T extends GameTypes>(
  game: GameModule<T>,
  seat: Seat,
  list: readonly StandingOrder[],
): readonly StandingOrder[] {
  return list.slice(0, MOST_ORDERS).flatMap((order) => {
    const kind = orderKinds(game, seat).find(({ id }) => id === order.kind);
    if (!kind || (order.unit !== undefined && !kind.units)) return [];
    return orderOf(game, seat, order) ?? [];
  });
}

/** One kind of question: who of a seat it concerns now, and how it is answered. */
export interface OrderPart<T extends GameTypes = GameTypes> {
  readonly kind: OrderKind;
  units?(view: ViewOf<T>, seat: Seat): readonly number[];
  /** The units that could act, where this is what the seat is asked. */
  asked(view: ViewOf<T>, seat: Seat): readonly number[] | undefined;
  /** Called for whatever is asked: undefined where it is none of its business. */
  answer(view: ViewOf<T>, seat: Seat, legal: readonly Action[], orders: Orders): Action | undefined;
}

/** The orders of a game, kind by kind. */
export function ordersOf<T extends GameTypes>(parts: readonly OrderPart<T>[]): GameOrders<T> {
  const isFor = ({ kind: { seats } }: OrderPart<T>, seat: Seat): boolean => seats === undefined || seats.includes(seat);
  return {
    kinds: parts.map(({ kind }) => kind),
    units: (view, seat, kind) => parts.find((part) => part.kind.id === kind)?.units?.(view, seat) ?? [],
    asked(view, seat) {
      for (const part of parts) {
        const units = isFor(part, seat) ? part.asked(view, seat) : undefined;
        if (units) return { kind: part.kind.id, units };
      }
      return undefined;
    },
    answer(view, seat, legal, orders) {
      for (const part of parts) {
        const action = isFor(part, seat) ? part.answer(view, seat, legal, orders) : undefined;
        if (action) return action;
      }
      return undefined;
    },
  };
}

/** The frame on top, where it is of this name and asks this seat. */
export function frameAsking<F extends Frame, Name extends F['step']>(
  { open: { stack } }: { readonly open: { readonly stack: readonly F[] } },
  seat: Seat,
  name: Name,
): Extract<F, { step: Name }> | undefined {
  const top = stack[stack.length - 1] as (F & { readonly asks?: unknown }) | undefined;
  return top?.step === name && top.asks === seat ? (top as Extract<F, { step: Name }>) : undefined;
}

/** Of units that could act the first that is to; nobody (`none`) where all were told not to, and undefined while one is to be asked about. */
export function firstOrdered(
  units: readonly number[],
  choiceOf: (unit: number) => StandingOrder,
  wants: (unit: number, order: StandingOrder) => boolean,
): number | 'none' | undefined {
  const found = units.find((unit) => wants(unit, choiceOf(unit)));
  if (found !== undefined) return found;
  return units.some((unit) => choiceOf(unit).choice === ASK) ? undefined : 'none';
}
