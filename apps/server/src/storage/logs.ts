import type { Seat } from '@bocage/kernel';
import type { Append } from './records.js';
import type { Sql } from './sql.js';

const PLACES_KEPT = 5_000;
/** The journal is scanned when a table is loaded, so it is kept short. */
const LONG_JOURNAL = 500;
const LONGEST_JOURNAL = 8_000;

/** The entries of all tables: new ones in the journal, older ones folded together by table. */
export class Logs {
  private readonly sql: Sql;
  /** The next free place in each table's log. */
  private readonly next = new Map<string, number>();
  private inJournal: number;

  constructor(sql: Sql) {
    this.sql = sql;
    this.inJournal = sql.count('SELECT count(*) AS n FROM journal');
  }

  /** False when the entries do not follow the last one. */
  append({ table, n, entries, request, asked }: Append): boolean {
    if (n !== this.nextPlace(table)) return false;
    const askedText = JSON.stringify(asked);
    entries.forEach((json, i) => {
      const by = i === 0 ? (request ?? null) : null;
      this.sql.run('INSERT INTO journal (table_id, n, json, request, asked) VALUES (?, ?, ?, ?, ?)', table, n + i, json, by, askedText);
    });
    this.next.set(table, n + entries.length);
    this.inJournal += entries.length;
    return true;
  }

  entriesOf(table: string, from: number): readonly string[] {
    return this.sql.rows(`SELECT n, json FROM (${BOTH}) WHERE n >= ? ORDER BY n`, table, table, from).map(({ json }) => json as string);
  }

  /** The latest requests that were carried out, the newest first. */
  requestsOf(table: string, most: number): readonly string[] {
    const rows = this.sql.rows(`SELECT request FROM (${BOTH}) WHERE request IS NOT NULL ORDER BY n DESC LIMIT ?`, table, table, most);
    return rows.map(({ request }) => request as string);
  }

  /** Whom the table asks since its last entry. */
  askedAt(table: string): readonly Seat[] {
    const last =
      this.sql.row('SELECT asked FROM journal WHERE table_id = ? ORDER BY n DESC LIMIT 1', table) ??
      this.sql.row('SELECT asked FROM entries WHERE table_id = ? ORDER BY n DESC LIMIT 1', table);
    return JSON.parse((last?.asked as string | undefined) ?? '[]') as Seat[];
  }

  /** A transaction failed: what we believed of the places may be wrong. */
  forget(): void {
    this.next.clear();
    this.inJournal = this.sql.count('SELECT count(*) AS n FROM journal');
  }

  get isLong(): boolean {
    return this.inJournal >= LONG_JOURNAL;
  }

  get isTooLong(): boolean {
    return this.inJournal >= LONGEST_JOURNAL;
  }

  fold(): void {
    this.sql.run(
      'INSERT INTO entries (table_id, n, json, request, asked) SELECT table_id, n, json, request, asked FROM journal ORDER BY table_id, n',
    );
    this.sql.run('DELETE FROM journal');
    this.inJournal = 0;
  }

  private nextPlace(table: string): number {
    let next = this.next.get(table);
    if (next === undefined) {
      next = Number(this.sql.row(`SELECT max(n) AS n FROM (${BOTH})`, table, table)?.n ?? -1) + 1;
      if (this.next.size > PLACES_KEPT) this.next.clear();
      this.next.set(table, next);
    }
    return next;
  }
}

const BOTH = 'SELECT n, json, request FROM entries WHERE table_id = ? UNION ALL SELECT n, json, request FROM journal WHERE table_id = ?';
