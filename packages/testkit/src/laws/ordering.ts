import { digest, makeAction, Orders, orderAnswer, orderKinds, type Seat } from '@bocage/kernel';
import type { Complaint, Law, Moment } from '../law.js';
import { savedAndLoaded, sayLegal } from '../plays.js';
import { randomOrders } from '../random-orders.js';

/**
 * A standing order says one of the things that are legal, or nothing; it says it from what the seat sees, of which a copy is
 * as good, and never to who has said nothing.
 */
export const ordering: Law = {
  name: 'standing orders',
  kind: 'break',
  atMoment(moment) {
    for (const seat of moment.lookers) {
      const complaint = wrongOrder(moment, seat) ?? wrongKind(moment, seat);
      if (complaint) return `${seat}: ${complaint}`;
    }
    return undefined;
  },
};

function wrongOrder({ game, state, rng }: Moment, seat: Seat): Complaint {
  const view = game.view(state, [seat]);
  const legal = game.legal(view, seat);
  if (legal.length === 0) return undefined;
  const before = digest(view);
  if (game.orders?.answer(view, seat, legal, new Orders([]))) return 'something is decided for who has said nothing';
  const orders = new Orders(randomOrders(game, view, seat, rng));
  const action = orderAnswer(game, view, seat, legal, orders);
  if (digest(view) !== before) return 'looking up an order changed the view';
  if (action && !legal.includes(action)) return `an order says ${makeAction(action)}, which is not among ${sayLegal(legal)}`;
  const copy = savedAndLoaded(view);
  const again = orderAnswer(game, copy, seat, game.legal(copy, seat), orders);
  const [one, other] = [action, again].map((answer) => answer && makeAction(answer));
  return one === other ? undefined : `from a copy of the view an order says ${other} and not ${one}`;
}

function wrongKind({ game, state, sections }: Moment, seat: Seat): Complaint {
  const kinds = orderKinds(game, seat);
  const known = new Set(kinds.map(({ id }) => id));
  if (known.size !== kinds.length) return 'two kinds of orders have one name';
  const unknown = kinds.find(({ section }) => section !== undefined && sections && !sections.has(section));
  if (unknown) return `orders of kind ${unknown.id} cite §${unknown.section}, which there is not`;
  const asked = game.orders?.asked(game.view(state, [seat]), seat);
  return asked && !known.has(asked.kind) ? `what is asked is of a kind that cannot be ordered: ${asked.kind}` : undefined;
}
