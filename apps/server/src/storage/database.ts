import type { ChatLine, Letter } from '@bocage/protocol';
import { Chats } from './chats.js';
import { TableUses } from './expiry.js';
import { Halls } from './halls.js';
import { Logs } from './logs.js';
import { OrderBook } from './order-book.js';
import { Places } from './places.js';
import type {
  Append,
  Expiry,
  FoundInvitation,
  HallRecord,
  Invitation,
  JoinAnswer,
  KeptProposal,
  ListedTable,
  NewHolder,
  NewTable,
  SeatPlan,
  SpectatorLimits,
  StorageHealth,
  StoredLog,
  StoredTable,
  TableCounts,
  TableRecord,
} from './records.js';
import { type Row, Sql } from './sql.js';
import { rowOf, type TableRow, tableOf } from './table-row.js';

const REMEMBERED_REQUESTS = 400;

/** Everything the server keeps. Synchronous: it lives in a thread of its own. */
export class Database {
  private readonly sql: Sql;
  private readonly logs: Logs;
  private readonly halls: Halls;
  private readonly chats: Chats;
  private readonly places: Places;
  private readonly uses: TableUses;
  private readonly orders: OrderBook;

  constructor(file: string, limits: { readonly bytes: number }) {
    this.sql = new Sql(file, limits);
    this.logs = new Logs(this.sql);
    this.halls = new Halls(this.sql);
    this.chats = new Chats(this.sql);
    this.places = new Places(this.sql);
    this.uses = new TableUses(this.sql);
    this.orders = new OrderBook(this.sql);
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
    const { table, outcome, checkpoint, orders } = append;
    if (orders) this.orders.set(table, orders);
    if (outcome) {
      this.sql.run(`UPDATE tables SET outcome = ?, status = 'over', proposals = '[]' WHERE id = ?`, JSON.stringify(outcome), table);
    }
    if (checkpoint) {
      this.sql.run('UPDATE tables SET base = ?, header = ? WHERE id = ?', checkpoint.base, JSON.stringify(checkpoint.header), table);
    }
    return { ok: true };
  }

  createTable({ record, asked, data, entries, grants, invitations, hall, orders }: NewTable): { readonly ok: true } {
    for (const { hash, json } of data) this.sql.run('INSERT OR IGNORE INTO data (hash, json) VALUES (?, ?)', hash, json);
    const row = rowOf(record);
    const columns = Object.keys(row);
    this.sql.run(`INSERT INTO tables (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`, ...Object.values(row));
    this.logs.append({ table: record.id, n: 0, entries, asked });
    for (const grant of grants) this.places.grant(record.id, grant);
    for (const invitation of invitations) this.places.invite(record.id, invitation);
    if (hall) this.halls.set(record.id, hall);
    for (const given of orders) this.orders.set(record.id, given);
    this.uses.touch(record.id, record.created);
    return { ok: true };
  }

  invite(table: string, invitation: Invitation): { readonly ok: true } {
    this.places.invite(table, invitation);
    return { ok: true };
  }

  invitation(hash: string): FoundInvitation | undefined {
    return this.places.invitation(hash);
  }

  join(hash: string, session: string, name: string, most: SpectatorLimits): JoinAnswer {
    return this.places.join(hash, { session, name }, most);
  }

  removeSpectator(table: string, session: string): { readonly ok: true } {
    this.places.removeSpectator(table, session);
    return { ok: true };
  }

  setHolder(table: string, holder: NewHolder): { readonly ok: true } {
    this.places.setHolder(table, holder);
    return this.setPlan(table, holder.plan);
  }

  loadTable(id: string): StoredTable | undefined {
    const record = this.record(id);
    if (!record) return undefined;
    const chat = this.chats.of(id);
    const { hall, letters, requests: written } = this.halls.of(id);
    const requests = [...this.logs.requestsOf(id, REMEMBERED_REQUESTS), ...chat.requests.toReversed(), ...written];
    return {
      record,
      asked: this.logs.askedAt(id),
      grants: this.places.grantsOf(id),
      chat,
      ...(hall ? { hall } : {}),
      letters,
      orders: this.orders.of(id),
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

  /** Something that was sealed with the server's key. */
  anySecret(): string | undefined {
    return this.sql.row(`SELECT secret FROM tables WHERE secret <> '' LIMIT 1`)?.secret as string | undefined;
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
    return { record, asked: record.status === 'running' ? this.logs.askedAt(record.id) : [], grants: this.places.grantsOf(record.id) };
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

  /** Tables that nobody has used for long are not counted among somebody's own. */
  countTables(session: string, since: number): TableCounts {
    return { total: this.sql.count('SELECT count(*) AS n FROM tables'), ...this.uses.countRunning(session, since) };
  }

  touch(table: string, at: number): { readonly ok: true } {
    this.uses.touch(table, at);
    return { ok: true };
  }

  expiredTables(expiry: Expiry): readonly string[] {
    return this.uses.expired(expiry);
  }

  deleteTable(table: string): { readonly ok: true } {
    this.uses.delete(table);
    this.logs.forget();
    return { ok: true };
  }

  addChat(table: string, line: ChatLine, request: string): { readonly ok: true } {
    this.chats.add(table, line, request);
    return { ok: true };
  }

  /** Nothing is proposed at a table whose game is over. */
  setProposals(table: string, proposals: readonly KeptProposal[]): { readonly ok: true } {
    this.sql.run('UPDATE tables SET proposals = ? WHERE id = ? AND outcome IS NULL', JSON.stringify(proposals), table);
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

  setStopped(table: string, why: string): { readonly ok: true } {
    this.sql.run(`UPDATE tables SET status = 'stopped', stopped = ? WHERE id = ?`, why, table);
    return { ok: true };
  }

  /** Rules that failed may have been mended since: a stopped table is tried again after a restart. */
  retryStopped(): { readonly ok: true } {
    this.sql.run(
      `UPDATE tables SET status = CASE WHEN outcome IS NULL THEN 'running' ELSE 'over' END, stopped = NULL WHERE status = 'stopped'`,
    );
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
      stopped: this.sql.count(`SELECT count(*) AS n FROM tables WHERE status = 'stopped'`),
      bytes: this.sql.number('page_count') * this.sql.number('page_size'),
    };
  }

  private record(id: string): TableRecord | undefined {
    const row = this.sql.row('SELECT * FROM tables WHERE id = ?', id);
    return row ? tableOf(row as unknown as TableRow) : undefined;
  }
}
