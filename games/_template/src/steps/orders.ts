import { type Action, step, word } from '@bocage/kernel';
import { type Crossroads, type FrameOf, NONE, ORDERS, SEATS, sideOf } from '../types.js';

const words: readonly Action[] = ORDERS.map(word);

/** §C.4 One order for the whole side, given at once and shown together. */
export function createOrdersStep() {
  return step<Crossroads, FrameOf<'orders'>>({
    section: 'C.4',
    settle({ open, sealed }, _frame, tell) {
      if (sealed.order.includes(NONE)) return false;
      open.order = sealed.order;
      sealed.order = SEATS.map(() => NONE);
      open.stack.pop();
      tell({ event: 'orders', section: 'C.4', orders: [...open.order], reveals: 'all' });
      return true;
    },
    asks: () => SEATS,
    mode: 'sealed',
    hasAnswered: ({ order }, _open, _frame, seat) => order[sideOf(seat)] !== NONE,
    legal: () => words,
    refusal: () => ({ code: 'one-order' }),
    play({ sealed }, _frame, seat, action, tell) {
      const order = words.indexOf(action);
      sealed.order[sideOf(seat)] = order;
      tell({ event: 'ordered', section: 'C.4', side: sideOf(seat), order, to: [seat] });
    },
  });
}
