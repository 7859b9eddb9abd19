import type { ChatLine, Letter, Proposal } from '@bocage/protocol';
import { Halls } from './halls.js';
import { Logs } from './logs.js';
import type {
  Append,
  Grant,
  HallRecord,
  Invitation,
  JoinAnswer,
  ListedTable,
  NewHolder,
  NewTable,
  SeatPlan,
  StorageHealth,
  StoredLog,
  StoredTable,
  TableRecord,
} from './records.js';
import { type Row, Sql } from './sql.js';
import { rowOf, type TableRow, tableOf } from './table-row.js';

const REMEMBERED_REQUESTS = 400;
const CHAT_SHOWN = 100;

/** Everything the server keeps. Synchronous: it lives in a thread of its own. */
export class Database {
  private readonly sql: Sql;
  private readonly logs: Logs;
  private readonly halls: Halls;

  constructor(file: string, limits: { readonly bytes: number }) {
    this.sql = new Sql(file, limits);
    this.logs = new Logs(this.sql);
    this.halls = new Halls(this.sql);
  }

  begin(): void {
    this.sql.begin();
  }

  commit(): void {
    this.sql.commit();
  }

  rollback(): void {
    this.sql.rollback();
    this.logs.forget();
  }

  close(): void {
    this.sql.close();
  }

  /** Puts the journal's entries where they belong: when there is time, or when it has grown too long. */
  tidy(when: 'idle' | 'busy'): void {
    if (when === 'idle' ? !this.logs.isLong : !this.logs.isTooLong) return;
    this.sql.begin();
    this.logs.fold();
    this.sql.commit();
  }

  append(append: Append): { readonly ok: boolean } {
    if (!this.logs.append(append)) return { ok: false };
    const { table, outcome, checkpoint } = append;
    if (outcome) {
      this.sql.run(`UPDATE tables SET outcome = ?, status = 'over', proposals = '[]' WHERE id = ?`, JSON.stringify(outcome), table);
    }
    if (checkpoint) {
      this.sql.run('UPDATE tables SET base = ?, header = ? WHERE id = ?', checkpoint.base, JSON.stringify(checkpoint.header), table);
    }
    return { ok: true };
  }

  createTable({ record, asked, data, entries, grants, invitations, hall }: NewTable): { readonly ok: true } {
    for (const { hash, json } of data) this.sql.run('INSERT OR IGNORE INTO data (hash, json) VALUES (?, ?)', hash, json);
    const row = rowOf(record);
    const columns = Object.keys(row);
    this.sql.run(`INSERT INTO tables (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...Object.values(row));
    this.logs.append({ table: record.id, n: 0, entries, asked });
    for (const grant of grants) this.grant(record.id, grant);
    for (const invitation of invitations) this.invite(record.id, invitation);
    if (hall) this.halls.set(record.id, hall);
    return { ok: true };
  }

  private grant(table: string, { seat, session, name }: Grant): void {
    this.sql.run('INSERT OR IGNORE INTO sessions (hash, created) VALUES (?, ?)', session, Date.now());
    if (seat !== '') this.sql.run('DELETE FROM grants WHERE table_id = ? AND seat = ?', table, seat);
    this.sql.run('INSERT OR REPLACE INTO grants (table_id, seat, session, name) VALUES (?, ?, ?, ?)', table, seat, session, name);
  }

  /** A new invitation for a seat; the unused ones before it end. */
  invite(table: string, { hash, seat }: Invitation): { readonly ok: true } {
    this.sql.run('UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ? AND used_by IS NULL', table, seat);
    this.sql.run(
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
    const found = this.sql.row('SELECT table_id, seat, used_by, revoked FROM invitations WHERE hash = ?', hash);
    if (!found) return { ok: false, code: 'unknown-invitation' };
    const [table, seat] = [found.table_id as string, found.seat as string];
    if (found.used_by === session) return { ok: true, table, seat, again: true };
    if (found.used_by !== null) return { ok: false, code: 'used-invitation' };
    if (found.revoked !== 0) return { ok: false, code: 'revoked-invitation' };
    if (seat === '') {
      const watching = this.sql.count(`SELECT count(*) AS n FROM grants WHERE table_id = ? AND seat = '' AND session <> ?`, table, session);
      if (watching >= spectators) return { ok: false, code: 'too-many-spectators' };
    } else {
      this.sql.run('UPDATE invitations SET used_by = ? WHERE hash = ?', session, hash);
    }
    this.grant(table, { seat, session, name });
    return { ok: true, table, seat, again: false };
  }

  loadTable(id: string): StoredTable | undefined {
    const record = this.record(id);
    if (!record) return undefined;
    const chat = this.sql.rows('SELECT json, request FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?', id, CHAT_SHOWN);
    const { hall, letters, requests: written } = this.halls.of(id);
    const requests = [...this.logs.requestsOf(id, REMEMBERED_REQUESTS), ...chat.map(({ request }) => request as string), ...written];
    return {
      record,
      asked: this.logs.askedAt(id),
      grants: this.grantsOf(id),
      chat: chat.map(({ json }) => JSON.parse(json as string) as ChatLine).reverse(),
      chatCount: this.sql.count('SELECT count(*) AS n FROM chat WHERE table_id = ?', id),
      ...(hall ? { hall } : {}),
      letters,
      requests: requests.reverse(),
    };
  }

  loadLog(id: string): StoredLog | undefined {
    const record = this.record(id);
    if (!record) return undefined;
    const snapshot = this.sql.row('SELECT n, state FROM snapshots WHERE table_id = ?', id);
    return {
      base: record.base,
      entries: this.entriesOf(id, record.base),
      dataText: this.dataText(record.dataHash) ?? '',
      ...(snapshot ? { snapshot: { n: snapshot.n as number, state: snapshot.state as string } } : {}),
    };
  }

  entriesOf(id: string, from: number): readonly string[] {
    return this.logs.entriesOf(id, from);
  }

  requestsOf(id: string, most: number): readonly string[] {
    return this.logs.requestsOf(id, most);
  }

  allTables(): readonly string[] {
    return this.sql.rows('SELECT id FROM tables').map(({ id }) => id as string);
  }

  dataText(hash: string): string | undefined {
    return this.sql.row('SELECT json FROM data WHERE hash = ?', hash)?.json as string | undefined;
  }

  /** The tables a session opened or holds a place at, the newest first. */
  listTables(session: string): readonly ListedTable[] {
    const rows = this.sql.rows(
      `SELECT * FROM tables WHERE owner = ? OR id IN (SELECT table_id FROM grants WHERE session = ?) ORDER BY created DESC LIMIT 200`,
      session,
      session,
    );
    return rows.map((row) => this.listed(row));
  }

  private listed(row: Row): ListedTable {
    const record = tableOf(row as unknown as TableRow);
    return { record, asked: record.status === 'running' ? this.logs.askedAt(record.id) : [], grants: this.grantsOf(record.id) };
  }

  /** Running tables that ask a computer, which was interrupted while it thought, and halls, whose clocks go on. */
  tablesToResume(): readonly string[] {
    const rows = this.sql.rows(`SELECT id, seats FROM tables WHERE status = 'running' ORDER BY created`);
    const halls = this.halls.ids();
    return rows.flatMap(({ id, seats }) => {
      if (halls.has(id as string)) return [id as string];
      const plan = JSON.parse(seats as string) as Record<string, string>;
      if (Object.values(plan).every((who) => who === 'human')) return [];
      return this.logs.askedAt(id as string).some((seat) => plan[seat] !== 'human') ? [id as string] : [];
    });
  }

  countTables(session: string): { readonly total: number; readonly mine: number } {
    return {
      total: this.sql.count('SELECT count(*) AS n FROM tables'),
      mine: this.sql.count(`SELECT count(*) AS n FROM tables WHERE owner = ? AND status = 'running'`, session),
    };
  }

  addChat(table: string, line: ChatLine, request: string): { readonly ok: true } {
    const last = this.sql.count('SELECT max(n) AS n FROM chat WHERE table_id = ?', table);
    this.sql.run('INSERT INTO chat (table_id, n, json, request) VALUES (?, ?, ?, ?)', table, last + 1, JSON.stringify(line), request);
    return { ok: true };
  }

  setProposals(table: string, proposals: readonly Proposal[]): { readonly ok: true } {
    this.sql.run('UPDATE tables SET proposals = ? WHERE id = ?', JSON.stringify(proposals), table);
    return { ok: true };
  }

  setHall(table: string, hall: HallRecord): { readonly ok: true } {
    this.halls.set(table, hall);
    return { ok: true };
  }

  addLetter(table: string, letter: Letter, request: string): { readonly ok: true } {
    this.halls.addLetter(table, letter, request);
    return { ok: true };
  }

  setPlan(table: string, plan: SeatPlan): { readonly ok: true } {
    this.sql.run('UPDATE tables SET seats = ? WHERE id = ?', JSON.stringify(plan), table);
    return { ok: true };
  }

  setHolder(table: string, { seat, session, name, plan, spectator }: NewHolder): { readonly ok: true } {
    this.sql.run('UPDATE invitations SET revoked = 1 WHERE table_id = ? AND seat = ? AND used_by IS NULL', table, seat);
    // A link that was used once lets nobody back in.
    this.sql.run('UPDATE invitations SET used_by = ? WHERE table_id = ? AND seat = ? AND used_by IS NOT NULL', '', table, seat);
    this.sql.run('DELETE FROM grants WHERE table_id = ? AND seat = ?', table, seat);
    if (session !== undefined) this.grant(table, { seat, session, name });
    if (spectator) this.grant(table, spectator);
    return this.setPlan(table, plan);
  }

  setStopped(table: string, why: string): { readonly ok: true } {
    this.sql.run(`UPDATE tables SET status = 'stopped', stopped = ? WHERE id = ?`, why, table);
    return { ok: true };
  }

  /** Rules that failed may have been mended since: a stopped table is tried again after a restart. */
  retryStopped(): { readonly ok: true } {
    this.sql.run(`UPDATE tables SET status = 'running', stopped = NULL WHERE status = 'stopped'`);
    return { ok: true };
  }

  saveSnapshot(table: string, n: number, state: string): { readonly ok: true } {
    this.sql.run('INSERT OR REPLACE INTO snapshots (table_id, n, state) VALUES (?, ?, ?)', table, n, state);
    return { ok: true };
  }

  health(): StorageHealth {
    return {
      journalMode: String(this.sql.pragma('journal_mode')),
      synchronous: this.sql.number('synchronous'),
      tables: this.sql.count('SELECT count(*) AS n FROM tables'),
      bytes: this.sql.number('page_count') * this.sql.number('page_size'),
    };
  }

  private record(id: string): TableRecord | undefined {
    const row = this.sql.row('SELECT * FROM tables WHERE id = ?', id);
    return row ? tableOf(row as unknown as TableRow) : undefined;
  }

  private grantsOf(table: string): readonly Grant[] {
    return this.sql.rows('SELECT seat, session, name FROM grants WHERE table_id = ?', table) as unknown as readonly Grant[];
  }
}
