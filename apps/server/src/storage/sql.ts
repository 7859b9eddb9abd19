import Libsql from 'libsql';
import { SCHEMA, SCHEMA_VERSION } from './schema.js';

const FULL = 2;
const WAL_FRAMES = 1_000;
const MOST_CHECKED = 2 * 1024 ** 3;
/** The letters BOCG, as other tools read them in the file's head. */
const MARK = 0x424f4347;

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A durable database file and its prepared statements. Refuses to open where durability cannot be had. */
export class Sql {
  private readonly db: Libsql.Database;
  private readonly statements = new Map<string, Libsql.Statement>();

  constructor(file: string, limits: { readonly bytes: number }) {
    this.db = new Libsql(file);
    this.db.pragma('locking_mode = EXCLUSIVE');
    this.db.pragma('journal_mode = WAL');
    this.db.pragma(`max_page_count = ${Math.max(64, Math.floor(limits.bytes / this.number('page_size')))}`);
    if (this.number('user_version') > SCHEMA_VERSION) {
      throw new Error(`${file} was written by a newer Bocage; start that one, or choose another folder with --data`);
    }
    this.checkPages(file);
    this.db.pragma('synchronous = FULL');
    this.db.exec(SCHEMA);
    this.db.pragma(`user_version = ${SCHEMA_VERSION}`);
    this.lengthenWal();
    this.db.pragma('synchronous = FULL');
    const [journalMode, synchronous] = [this.pragma('journal_mode'), this.number('synchronous')];
    if (journalMode !== 'wal' || synchronous !== FULL)
      throw new Error(`${file} is not durable: ${journalMode}, synchronous ${synchronous}`);
  }

  /** A file that does not hang together is not played on, where reading it through takes seconds. */
  private checkPages(file: string): void {
    if (this.number('page_count') * this.number('page_size') > MOST_CHECKED) return;
    const found = String(this.pragma('quick_check(1)'));
    if (found !== 'ok') throw new Error(`${file} is damaged: ${found}`);
  }

  /**
   * Lets the write-ahead log grow to its usual length while there is nothing in it: a sync of a file that need not grow
   * takes half the time. What an earlier run left in it is synced into the database first, so nothing rests on the
   * unsynced writes here, which only mark the file as ours.
   */
  private lengthenWal(): void {
    this.db.pragma('wal_checkpoint(TRUNCATE)');
    this.db.pragma('wal_autocheckpoint = 0');
    this.db.pragma('synchronous = OFF');
    try {
      for (let i = 0; i < WAL_FRAMES; i++) this.db.exec(`PRAGMA application_id = ${MARK + (i % 2)}`);
    } finally {
      this.db.pragma('synchronous = FULL');
      this.db.pragma('wal_checkpoint(RESTART)');
      this.db.pragma(`wal_autocheckpoint = ${WAL_FRAMES}`);
    }
  }

  begin(): void {
    this.run('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.run('COMMIT');
  }

  rollback(): void {
    if (this.db.inTransaction) this.run('ROLLBACK');
  }

  /** Puts everything into the one file and gives it free, even while the runtime still holds on to statements. */
  close(): void {
    this.statements.clear();
    try {
      this.db.pragma('journal_mode = DELETE');
      this.db.pragma('locking_mode = NORMAL');
      this.rows('SELECT count(*) AS n FROM sqlite_master');
    } finally {
      this.statements.clear();
      this.db.close();
    }
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.statement(sql).run(...values);
  }

  rows(sql: string, ...values: readonly Value[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  row(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.rows(sql, ...values)[0];
  }

  count(sql: string, ...values: readonly Value[]): number {
    return Number(this.row(sql, ...values)?.n ?? 0);
  }

  pragma(name: string): Value {
    const [row] = this.db.pragma(name) as Row[];
    return Object.values(row ?? {})[0] ?? null;
  }

  number(pragma: string): number {
    return Number(this.pragma(pragma));
  }

  private statement(sql: string): Libsql.Statement {
    let found = this.statements.get(sql);
    if (!found) {
      found = this.db.prepare(sql);
      this.statements.set(sql, found);
    }
    return found;
  }
}
