import type { Letter } from '@bocage/protocol';
import type { HallRecord } from './records.js';
import type { Sql } from './sql.js';

interface KeptHall {
  readonly hall?: HallRecord;
  /** The oldest first. */
  readonly letters: readonly Letter[];
  /** By which requests the latest were written, the newest first. */
  readonly requests: readonly string[];
}

const REQUESTS_KEPT = 100;

/** What halls have besides a table: how they are run, and their letters. */
export class Halls {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  set(table: string, hall: HallRecord): void {
    this.sql.run('INSERT OR REPLACE INTO halls (table_id, json) VALUES (?, ?)', table, JSON.stringify(hall));
  }

  ids(): ReadonlySet<string> {
    return new Set(this.sql.rows('SELECT table_id FROM halls').map(({ table_id }) => table_id as string));
  }

  of(table: string): KeptHall {
    const row = this.sql.row('SELECT json FROM halls WHERE table_id = ?', table);
    if (!row) return { letters: [], requests: [] };
    const letters = this.sql.rows('SELECT json, request FROM letters WHERE table_id = ? ORDER BY n', table);
    return {
      hall: JSON.parse(row.json as string) as HallRecord,
      letters: letters.map(({ json }) => JSON.parse(json as string) as Letter),
      requests: letters
        .slice(-REQUESTS_KEPT)
        .map(({ request }) => request as string)
        .reverse(),
    };
  }

  addLetter(table: string, letter: Letter, request: string): void {
    const last = this.sql.count('SELECT max(n) AS n FROM letters WHERE table_id = ?', table);
    this.sql.run('INSERT INTO letters (table_id, n, json, request) VALUES (?, ?, ?, ?)', table, last + 1, JSON.stringify(letter), request);
  }
}
