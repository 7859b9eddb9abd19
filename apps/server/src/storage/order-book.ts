import type { StandingOrder } from '@bocage/kernel';
import type { GivenOrders } from '../rules/jobs.js';
import type { Sql } from './sql.js';

/** What seats have said beforehand, each with who said it: whoever takes the seat over has said nothing. */
export class OrderBook {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  set(table: string, { seat, session, list }: GivenOrders): void {
    this.sql.run(
      'INSERT OR REPLACE INTO orders (table_id, seat, session, json) VALUES (?, ?, ?, ?)',
      table,
      seat,
      session,
      JSON.stringify(list),
    );
  }

  of(table: string): readonly GivenOrders[] {
    return this.sql.rows('SELECT seat, session, json FROM orders WHERE table_id = ?', table).map(({ seat, session, json }) => ({
      seat: seat as string,
      session: session as string,
      list: JSON.parse(json as string) as StandingOrder[],
    }));
  }
}
