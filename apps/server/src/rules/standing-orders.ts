import { changedOrders, type Host, readableOrders, type Seat } from '@bocage/kernel';
import type { OrdersBySeat } from '@bocage/protocol';
import type { HostedTable } from './hosted-table.js';
import type { Done, Failed, Work } from './jobs.js';

type Answer = Omit<Done, 'id'> | Omit<Failed, 'id'>;

/** A seat changes what it says beforehand; where that answers what it is asked now, it is answered. */
export function changeOrders(table: HostedTable, { seat, session, change, complete }: Extract<Work, { kind: 'orders' }>): Answer {
  const { host } = table;
  const changed = changedOrders(host.game, host.view([seat]), seat, host.ordersOf(seat), change);
  if (!changed.ok) return { ok: false, code: changed.code };
  const done = table.change(() => stand(host, { [seat]: changed.orders }, complete));
  return done.ok ? { ...done, orders: { seat, session, list: changed.orders } } : done;
}

/** From now on these orders stand. Nothing is rolled where somebody is still missing. */
export function stand(host: Host, orders: OrdersBySeat, complete: boolean): undefined {
  for (const [seat, list] of Object.entries(orders)) host.setOrders(seat, list);
  if (complete) host.goOn();
}

/** Of orders from outside, or from before an upgrade, those that can still be given. */
export function readable({ game }: Host, orders: OrdersBySeat, seats: readonly Seat[]): OrdersBySeat {
  const kept = seats.map((seat) => [seat, readableOrders(game, seat, Object.hasOwn(orders, seat) ? (orders[seat] ?? []) : [])] as const);
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0));
}
