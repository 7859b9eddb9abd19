import type { Seat } from '@bocage/kernel';
import type { LiveTable } from './live-table.js';
import { type MessageOf, requestKey } from './play-requests.js';
import type { Asker } from './watcher.js';

/** What a seat says beforehand. Carried out once, and only as long as who says it holds the seat. */
export async function ordersRequest(table: LiveTable, asker: Asker, message: MessageOf<'orders'>): Promise<void> {
  const { id, seat, change } = message;
  const { session } = asker;
  if (!table.holds(session, seat)) return asker.refuse(id, 'wrong-seat');
  const request = requestKey(session, id, 'orders');
  if (table.requests.has(request)) return asker.done(id, table.id);
  // Between here and the rules nothing is waited for: nobody else can have sat down.
  if (!table.hosted) await table.load();
  if (!table.holds(session, seat)) return asker.refuse(id, 'wrong-seat');
  if (!table.requests.begin(request, () => void ordersRequest(table, asker, message))) return;
  const work = { kind: 'orders', seat, session, change, complete: table.complete } as const;
  const reply = await table.carryOut(work, { released: () => table.requests.remember(request) });
  table.requests.end(request);
  // A thread that ended in between may have been asked again after the seat had passed.
  if (!table.holds(session, seat)) await seatPassed(table, seat);
  if (reply.ok) asker.done(id, table.id, reply.position);
  else asker.refuse(id, reply.code);
}

/** Another holds the seat: what was said beforehand was not said by him. */
export async function seatPassed(table: LiveTable, seat: Seat): Promise<void> {
  const { orders, complete, status } = table;
  if (status === 'running' && orders.has(seat)) await table.carryOut({ kind: 'stand', seat, orders: orders.of(seat), complete });
}
