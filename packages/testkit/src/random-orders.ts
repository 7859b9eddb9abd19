import {
  ASK,
  type GameModule,
  MOST_ORDERS,
  type OrderKind,
  orderKinds,
  type Rng,
  type Seat,
  type StandingOrder,
  type View,
} from '@bocage/kernel';

const MOST_UNITS = 4;

/** What a player might have said beforehand: of each kind something or nothing, and of a few units something else. */
export function randomOrders(game: GameModule, view: View, seat: Seat, rng: Rng): readonly StandingOrder[] {
  const orders = orderKinds(game, seat).flatMap((kind) => {
    const units = kind.units ? [...(game.orders?.units?.(view, seat, kind.id) ?? [])] : [];
    const some = Array.from({ length: Math.min(units.length, rng.below(MOST_UNITS)) }, () => units.splice(rng.below(units.length), 1)[0]);
    return [undefined, ...some].flatMap((unit) => anyOrder(kind, unit, rng));
  });
  return orders.slice(0, MOST_ORDERS);
}

/** As often nothing as any of its choices. */
function anyOrder({ id: kind, choices }: OrderKind, unit: number | undefined, rng: Rng): readonly StandingOrder[] {
  const choice = choices[rng.below(choices.length + 1)];
  const of = { kind, ...(unit === undefined ? {} : { unit }) };
  if (!choice) return unit === undefined ? [] : [{ ...of, choice: ASK }];
  const { id, number } = choice;
  return [{ ...of, choice: id, ...(number ? { n: number.least + rng.below(number.most - number.least + 1) } : {}) }];
}
