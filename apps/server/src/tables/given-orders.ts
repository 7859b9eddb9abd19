import type { Seat, StandingOrder } from '@bocage/kernel';
import type { OrdersBySeat } from '@bocage/protocol';
import type { GivenOrders } from '../rules/jobs.js';

/** The standing orders of one table as they are on disk. Who gave some may hold the seat no more: then they are nobody's. */
export class OrdersGiven {
  private readonly given: Map<Seat, GivenOrders>;
  private readonly holds: (session: string, seat: Seat) => boolean;

  constructor(given: readonly GivenOrders[], holds: (session: string, seat: Seat) => boolean) {
    this.given = new Map(given.map((orders) => [orders.seat, orders]));
    this.holds = holds;
  }

  /** Those of who holds the seat now. */
  of(seat: Seat): readonly StandingOrder[] {
    const given = this.given.get(seat);
    return given && this.holds(given.session, seat) ? given.list : [];
  }

  has(seat: Seat): boolean {
    return this.given.has(seat);
  }

  get all(): OrdersBySeat {
    return Object.fromEntries([...this.given.keys()].map((seat) => [seat, this.of(seat)]));
  }

  /** What a session is told of it: nothing, unless it holds the seat. */
  change(table: string, given: GivenOrders): (session: string) => string | undefined {
    this.given.set(given.seat, given);
    const { seat, session, list } = given;
    const text = JSON.stringify({ type: 'orders', table, seat, orders: list });
    return (other) => (other === session && this.holds(session, seat) ? text : undefined);
  }
}
