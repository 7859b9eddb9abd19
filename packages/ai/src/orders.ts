import {
  type Action,
  type GameTypes,
  makeAction,
  type Order,
  type OrderQuestion,
  type Seat,
  type UnitPlanning,
  type ViewOf,
} from '@bocage/kernel';

/** The orders of one phase, in the order they are given; no two begin with the same click. */
export type Orders = readonly Order[];

/** With this order in the place of the one its unit has; a unit that has none goes first, before others take its room. */
export function withOrder(orders: Orders, order: Order): Orders {
  const at = orders.findIndex(([first]) => first === order[0]);
  return at < 0 ? [order, ...orders] : orders.with(at, order);
}

export const withoutOrder = (orders: Orders, first: Action): Orders => orders.filter((order) => order[0] !== first);

/** One line of text for orders: what tells two plans apart. */
export const sayOrders = (orders: Orders): string => orders.map((order) => order.map(makeAction).join(' ')).join(', ');

/** Clicks orders through, one after the other. */
export interface OrderClicks<T extends GameTypes> {
  /** The click that carries them out; undefined where the script has to answer. */
  next(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action | undefined;
}

/**
 * Gives each order as soon as its first click is legal when its turn comes, and passes over those that are not or do not
 * fit any more. Of an order begun it clicks what is legal of the rest; where nothing is, the script ends it.
 */
export function clickOrders<T extends GameTypes>(planning: UnitPlanning<T>, orders: Orders): OrderClicks<T> {
  let given = 0;
  let rest: Order = [];
  const begin = (view: ViewOf<T>, legal: readonly Action[]): Action | undefined => {
    for (; given < orders.length; given++) {
      const order = orders[given] as Order;
      const [first, ...after] = order;
      if (!first || !legal.includes(first) || planning.fits?.(view, order) === false) continue;
      given++;
      rest = after;
      return first;
    }
    return !planning.afterwards && legal.includes(planning.done) ? planning.done : undefined;
  };
  const goOn = (legal: readonly Action[]): Action | undefined => {
    const at = rest.findIndex((click) => legal.includes(click));
    const click = at < 0 ? undefined : rest[at];
    rest = at < 0 ? [] : rest.slice(at + 1);
    return click;
  };
  return {
    next(view, seat, legal) {
      const asked: OrderQuestion | undefined = planning.asks(view, seat);
      if (!asked) return undefined;
      return asked === 'order' ? begin(view, legal) : goOn(legal);
    },
  };
}
