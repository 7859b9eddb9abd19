import type { ChatLine } from '@bocage/protocol';
import type { StoredChat } from './records.js';
import type { Sql } from './sql.js';

const SHOWN = 100;
/** Of the lines that are shown, so many may be by people who only look on. */
export const SPECTATORS_SHOWN = 30;
/** A line that somebody wrote who held a seat then. */
const BY_PLAYER = `json LIKE '%"seat":%'`;

/** What was said at tables. */
export class Chats {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  add(table: string, line: ChatLine, request: string): void {
    const last = this.sql.count('SELECT max(n) AS n FROM chat WHERE table_id = ?', table);
    this.sql.run('INSERT INTO chat (table_id, n, json, request) VALUES (?, ?, ?, ?)', table, last + 1, JSON.stringify(line), request);
  }

  of(table: string): StoredChat {
    const latest = (which: string, most: number) =>
      this.sql.rows(`SELECT n, json, request FROM chat WHERE table_id = ? AND ${which} ORDER BY n DESC LIMIT ?`, table, most);
    const rows = [...latest(BY_PLAYER, SHOWN), ...latest(`NOT ${BY_PLAYER}`, SPECTATORS_SHOWN)].sort((a, b) => Number(a.n) - Number(b.n));
    return {
      lines: rows.slice(-SHOWN).map(({ json }) => JSON.parse(json as string) as ChatLine),
      requests: rows.map(({ request }) => request as string),
      count: this.sql.count('SELECT count(*) AS n FROM chat WHERE table_id = ?', table),
      bySpectators: this.sql.count(`SELECT count(*) AS n FROM chat WHERE table_id = ? AND NOT ${BY_PLAYER}`, table),
    };
  }
}
