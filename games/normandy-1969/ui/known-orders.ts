import type { NormandyView } from '../src/types.js';
import type { Words } from './words.js';

/**
 * §R.11 §R.12 Which of the six orders what everybody has seen still admits: every piece face up must belong to it, where
 * and when it came. Its owner knows the one.
 */
export function possibleOrders({ world }: Words, { open, known }: NormandyView): number[] {
  const certain = known.order > 0 ? known.order : open.agreedOrder;
  if (certain > 0) return [certain];
  return world.orders.orders.flatMap((order, i) => {
    const dummies = open.piece.filter((piece) => piece === world.roster.dummy).length;
    const fits = open.piece.every((piece, token) => {
      if (piece < 0 || piece === world.roster.dummy) return true;
      const home = open.home[token] as number;
      if (open.entered[token] === 0) return order.setup.some((listed) => listed.piece === piece && listed.inZone[home] === 1);
      return order.arrivals.some((due) => due.piece === piece && due.turn <= (open.entered[token] as number) && due.hexes.includes(home));
    });
    return fits && dummies <= order.dummies ? [i + 1] : [];
  });
}

export const orderTitle = ({ world }: Words, order: number): string => `${order} ${world.data.orders.orders[order - 1]?.title ?? ''}`;
