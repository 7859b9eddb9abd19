import type { ChatLine, Proposal } from '@bocage/protocol';
import Libsql from 'libsql';
import type {
  Append,
  Grant,
  Invitation,
  JoinAnswer,
  ListedTable,
  NewTable,
  StorageHealth,
  StoredLog,
  StoredTable,
  TableRecord,
} from './records.js';
import { SCHEMA, SCHEMA_VERSION } from './schema.js';
import { rowOf, type TableRow, tableOf } from './table-row.js';

const FULL = 2;
const REMEMBERED_REQUESTS = 400;
const CHAT_SHOWN = 100;

type Row = Readonly<Record<string, string | number | null>>;

/** Every statement the server runs. Synchronous: it lives in a thread of its own. */
export class Database {
  private readonly db: Libsql.Database;
  private readonly statements = new Map<string, Libsql.Statement>();
  /** The next free place in each table's log that has been written to since the start. */
  private readonly next = new Map<string, number>();

  constructor(file: string, limits: { readonly bytes: number }) {
    this.db = new Libsql(file);
    this.db.pragma('locking_mode = EXCLUSIVE');
    this.db.pragma('journal_mode = WAL');
    this.db.pragma('synchronous = FULL');
    this.db.pragma(`max_page_count = ${Math.max(64, Math.floor(limits.bytes / this.number('page_size')))}`);
    this.migrate(file);
    const { journalMode, synchronous } = this.health();
    if (journalMode !== 'wal' || synchronous !== FULL)
      throw new Error(`${file} is not durable: ${journalMode}, synchronous ${synchronous}`);
  }

  begin(): void {
    this.db.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.db.exec('COMMIT');
  }

  /** What a failed transaction wrote is gone, and so is what we believed of the places in the logs. */
  rollback(): void {
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
    this.next.clear();
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  append({ table, n, entries, request, asked, outcome, checkpoint }: Append): { readonly ok: boolean } {
    if (n !== this.nextPlace(table)) return { ok: false };
    entries.forEach((json, i) => {
      this.run(
        'INSERT INTO entries (table_id, n, json, request) VALUES (?, ?, ?, ?)',
        table,
        n + i,
        json,
        i === 0 ? (request ?? null) : null,
      );
    });
    this.next.set(table, n + entries.length);
    if (asked) this.run('UPDATE tables SET asked = ? WHERE id = ?', JSON.stringify(asked), table);
    if (outcome) this.run(`UPDATE tables SET outcome = ?, status = 'over', proposals = '[]' WHERE id = ?`, JSON.stringify(outcome), table);
    if (checkpoint) {
      this.run('UPDATE tables SET base = ?, header = ? WHERE id = ?', checkpoint.base, JSON.stringify(checkpoint.header), table);
    }
    return { ok: true };
  }

  createTable({ record, data, entries, grants, invitations }: NewTable): { readonly ok: true } {
    for (const { hash, json } of data) this.run('INSERT OR IGNORE INTO data (hash, json) VALUES (?, ?)', hash, json);
    const row = rowOf(record);
    const columns = Object.keys(row);
    this.run(`INSERT INTO tables (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...Object.values(row));
    this.append({ table: record.id, n: 0, entries });
    for (const grant of grants) this.grant(record.id, grant);
    for (const invitation of invitations) this.invite(record.id, invitation);
    return { ok: true };
  }

  private grant(table: string, { seat, session, name }: Grant): void {
    this.run('INSERT OR IGNORE INTO sessions (hash, created) VALUES (?, ?)', session, Date.now());
    if (seat !== '') this.run('DELETE FROM grants WHERE table_id = ? AND seat = ?', table, seat);
    this.run('INSERT OR REPLACE INTO grants (table_id, seat, session, name) VALUES (?, ?, ?, ?)', table, seat, session, name);
  }

  /** A new invitation for a seat; the unused ones before it end. */
  invite(table: string, { hash, seat }: Invitation): { readonly ok: true } {
    this.run('UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ? AND used_by IS NULL', table, seat);
    this.run(
      'INSERT INTO invitations (hash, table_id, seat, used_by, revoked, created) VALUES (?, ?, ?, NULL, 0, ?)',
      hash,
      table,
      seat,
      Date.now(),
    );
    return { ok: true };
  }

  /** The spectators' link (seat '') may be used again; a seat's only by the session that used it. */
  join(hash: string, session: string, name: string, spectators: number): JoinAnswer {
    const found = this.row('SELECT table_id, seat, used_by, revoked FROM invitations WHERE hash = ?', hash);
    if (!found) return { ok: false, code: 'unknown-invitation' };
    const [table, seat] = [found.table_id as string, found.seat as string];
    if (found.used_by === session) return { ok: true, table, seat, again: true };
    if (found.used_by !== null) return { ok: false, code: 'used-invitation' };
    if (found.revoked !== 0) return { ok: false, code: 'revoked-invitation' };
    if (seat === '') {
      const watching = this.row(`SELECT count(*) AS n FROM grants WHERE table_id = ? AND seat = '' AND session <> ?`, table, session);
      if ((watching?.n as number) >= spectators) return { ok: false, code: 'too-many-spectators' };
    } else {
      this.run('UPDATE invitations SET used_by = ? WHERE hash = ?', session, hash);
    }
    this.grant(table, { seat, session, name });
    return { ok: true, table, seat, again: false };
  }

  loadTable(id: string): StoredTable | undefined {
    const record = this.record(id);
    if (!record) return undefined;
    const requests = this.rows(
      'SELECT request FROM entries WHERE table_id = ? AND request IS NOT NULL ORDER BY n DESC LIMIT ?',
      id,
      REMEMBERED_REQUESTS,
    );
    const chat = this.rows('SELECT json, request FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?', id, CHAT_SHOWN);
    return {
      record,
      grants: this.grantsOf(id),
      chat: chat.map(({ json }) => JSON.parse(json as string) as ChatLine).reverse(),
      chatCount: this.row('SELECT count(*) AS n FROM chat WHERE table_id = ?', id)?.n as number,
      requests: [...requests, ...chat].map(({ request }) => request as string).reverse(),
    };
  }

  loadLog(id: string): StoredLog | undefined {
    const record = this.record(id);
    if (!record) return undefined;
    const snapshot = this.row('SELECT n, state FROM snapshots WHERE table_id = ?', id);
    return {
      base: record.base,
      entries: this.entriesOf(id, record.base),
      dataText: this.dataText(record.dataHash) ?? '',
      ...(snapshot ? { snapshot: { n: snapshot.n as number, state: snapshot.state as string } } : {}),
    };
  }

  entriesOf(id: string, from: number): readonly string[] {
    return this.rows('SELECT json FROM entries WHERE table_id = ? AND n >= ? ORDER BY n', id, from).map(({ json }) => json as string);
  }

  dataText(hash: string): string | undefined {
    return this.row('SELECT json FROM data WHERE hash = ?', hash)?.json as string | undefined;
  }

  /** The tables a session opened or holds a place at, the newest first. */
  listTables(session: string): readonly ListedTable[] {
    const rows = this.rows(
      `SELECT * FROM tables WHERE owner = ? OR id IN (SELECT table_id FROM grants WHERE session = ?) ORDER BY created DESC LIMIT 200`,
      session,
      session,
    );
    return rows.map((row) => ({ record: tableOf(row as unknown as TableRow), grants: this.grantsOf(row.id as string) }));
  }

  /** Running tables where a computer has a seat: they may have been interrupted while it was asked. */
  tablesWithComputers(): readonly string[] {
    return this.rows(`SELECT id, seats, asked FROM tables WHERE status = 'running' ORDER BY created`).flatMap(({ id, seats, asked }) => {
      const plan = JSON.parse(seats as string) as Record<string, string>;
      const waiting = (JSON.parse(asked as string) as string[]).some((seat) => plan[seat] !== 'human');
      return waiting ? [id as string] : [];
    });
  }

  countTables(session: string): { readonly total: number; readonly mine: number } {
    const total = this.row('SELECT count(*) AS n FROM tables')?.n as number;
    const mine = this.row(`SELECT count(*) AS n FROM tables WHERE owner = ? AND status = 'running'`, session)?.n as number;
    return { total, mine };
  }

  addChat(table: string, line: ChatLine, request: string): { readonly ok: true } {
    const last = this.row('SELECT max(n) AS n FROM chat WHERE table_id = ?', table)?.n;
    this.run(
      'INSERT INTO chat (table_id, n, json, request) VALUES (?, ?, ?, ?)',
      table,
      Number(last ?? 0) + 1,
      JSON.stringify(line),
      request,
    );
    return { ok: true };
  }

  setProposals(table: string, proposals: readonly Proposal[]): { readonly ok: true } {
    this.run('UPDATE tables SET proposals = ? WHERE id = ?', JSON.stringify(proposals), table);
    return { ok: true };
  }

  setStopped(table: string, why: string): { readonly ok: true } {
    this.run(`UPDATE tables SET status = 'stopped', stopped = ? WHERE id = ?`, why, table);
    return { ok: true };
  }

  /** Rules that failed may have been mended since: a stopped table is tried again after a restart. */
  retryStopped(): { readonly ok: true } {
    this.run(`UPDATE tables SET status = 'running', stopped = NULL WHERE status = 'stopped'`);
    return { ok: true };
  }

  saveSnapshot(table: string, n: number, state: string): { readonly ok: true } {
    this.run('INSERT OR REPLACE INTO snapshots (table_id, n, state) VALUES (?, ?, ?)', table, n, state);
    return { ok: true };
  }

  health(): StorageHealth {
    return {
      journalMode: String(this.pragma('journal_mode')),
      synchronous: this.number('synchronous'),
      tables: this.row('SELECT count(*) AS n FROM tables')?.n as number,
      bytes: this.number('page_count') * this.number('page_size'),
    };
  }

  private nextPlace(table: string): number {
    let next = this.next.get(table);
    if (next === undefined) {
      next = Number(this.row('SELECT max(n) AS n FROM entries WHERE table_id = ?', table)?.n ?? -1) + 1;
      if (this.next.size > 5_000) this.next.clear();
      this.next.set(table, next);
    }
    return next;
  }

  private record(id: string): TableRecord | undefined {
    const row = this.row('SELECT * FROM tables WHERE id = ?', id);
    return row ? tableOf(row as unknown as TableRow) : undefined;
  }

  private grantsOf(table: string): readonly Grant[] {
    return this.rows('SELECT seat, session, name FROM grants WHERE table_id = ?', table) as unknown as readonly Grant[];
  }

  private migrate(file: string): void {
    const version = this.number('user_version');
    if (version > SCHEMA_VERSION)
      throw new Error(`${file} was written by a newer Bocage; start that one, or choose another folder with --data`);
    this.db.exec(SCHEMA);
    this.db.pragma(`user_version = ${SCHEMA_VERSION}`);
  }

  private statement(sql: string): Libsql.Statement {
    let found = this.statements.get(sql);
    if (!found) {
      found = this.db.prepare(sql);
      this.statements.set(sql, found);
    }
    return found;
  }

  private run(sql: string, ...values: readonly (string | number | null)[]): void {
    this.statement(sql).run(...values);
  }

  private rows(sql: string, ...values: readonly (string | number | null)[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  private row(sql: string, ...values: readonly (string | number | null)[]): Row | undefined {
    return this.rows(sql, ...values)[0];
  }

  private pragma(name: string): unknown {
    const [row] = this.db.pragma(name) as Row[];
    return Object.values(row ?? {})[0];
  }

  private number(pragma: string): number {
    return Number(this.pragma(pragma));
  }
}
