import type { Expiry } from './records.js';
import type { Sql } from './sql.js';

const PARTS = ['entries', 'journal', 'grants', 'invitations', 'chat', 'halls', 'letters', 'snapshots', 'uses', 'orders'] as const;
const USED = 'COALESCE((SELECT at FROM uses WHERE table_id = id), created)';
/** A hall in which computers cover every seat, because nobody has come yet. */
const COVERED = `(id IN (SELECT table_id FROM halls WHERE json NOT LIKE '%"covers":"nobody"%')
  AND id NOT IN (SELECT table_id FROM grants WHERE seat <> ''))`;

/** When tables were last used, and how they go. */
export class TableUses {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  touch(table: string, at: number): void {
    this.sql.run('INSERT OR REPLACE INTO uses (table_id, at) VALUES (?, ?)', table, at);
  }

  /** Running ones that somebody opened and that were used since: all of them, and those at which only computers play. */
  countRunning(session: string, since: number): { readonly mine: number; readonly machines: number } {
    const count = (which: string) =>
      this.sql.count(`SELECT count(*) AS n FROM tables WHERE owner = ? AND status = 'running' AND ${USED} >= ? ${which}`, session, since);
    return { mine: count(''), machines: count(`AND (seats NOT LIKE '%"human"%' OR ${COVERED})`) };
  }

  expired({ finishedBefore, abandonedBefore, most }: Expiry): readonly string[] {
    const rows = this.sql.rows(
      `SELECT id FROM tables WHERE ${USED} < ? OR (outcome IS NOT NULL AND ${USED} < ?) LIMIT ?`,
      abandonedBefore,
      finishedBefore,
      most,
    );
    return rows.map(({ id }) => id as string);
  }

  delete(table: string): void {
    const found = this.sql.row('SELECT data_hash, pack_hash FROM tables WHERE id = ?', table);
    this.sql.run('DELETE FROM tables WHERE id = ?', table);
    for (const part of PARTS) this.sql.run(`DELETE FROM ${part} WHERE table_id = ?`, table);
    for (const hash of [found?.data_hash, found?.pack_hash]) if (typeof hash === 'string') this.dropData(hash);
  }

  private dropData(hash: string): void {
    const isUsed = this.sql.row('SELECT id FROM tables WHERE data_hash = ? OR pack_hash = ? LIMIT 1', hash, hash);
    if (!isUsed) this.sql.run('DELETE FROM data WHERE hash = ?', hash);
  }
}
