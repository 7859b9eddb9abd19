import type { Level, Seat } from '@bocage/kernel';
import type { BotPool } from '../bots/bot-pool.js';
import { FairTurns } from '../bots/fair-turns.js';
import type { Config } from '../config.js';
import type { ShelvedGame } from '../games.js';
import type { Desk } from '../rules/desk.js';
import type { ComputerAsked, Done } from '../rules/jobs.js';
import type { LookBack } from '../rules/look-back.js';
import type { RulesPool } from '../rules/rules-pool.js';
import type { Seal } from '../seal.js';
import type { StoredTable, TableRecord } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import { ComputerSeats } from './computer-seats.js';
import { Hall, type HallSurroundings } from './hall.js';
import { seatPerson } from './hall-requests.js';
import { LiveTable } from './live-table.js';
import { shut } from './look-requests.js';
import { SeatNews } from './seat-news.js';
import { type Described, tableInfo } from './table-info.js';
import { wordingOf } from './wording.js';

const SNAPSHOT_EVERY = 250;

export interface House {
  readonly config: Config;
  readonly games: ReadonlyMap<string, ShelvedGame>;
  readonly storage: Storage;
  readonly rules: RulesPool;
  readonly bots: BotPool;
  /** Where what comes from outside is tried. */
  readonly desk: Desk;
  /** Where the past of games is kept. */
  readonly past: LookBack;
  readonly seal: Seal;
}

/** The tables in memory. A table comes in when somebody asks for it and leaves when nobody has for a while. */
export class Tables {
  /** Looks of those who hold no seat. */
  readonly onlookers = new FairTurns();
  private readonly house: House;
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  private readonly present = new Map<string, { readonly table: LiveTable; readonly computers: ComputerSeats }>();
  private readonly news = new SeatNews();
  private readonly openings = new Map<string, Promise<unknown>>();
  private readonly timer: NodeJS.Timeout;

  constructor(house: House) {
    this.house = house;
    this.timer = setInterval(() => this.unloadIdle(), Math.min(30_000, (house.config.idleSeconds * 1000) / 2));
    this.timer.unref();
  }

  /** Those that somebody looks at or that are busy. */
  get inUse(): readonly string[] {
    return [...this.present.values()].flatMap(({ table }) => (table.idle ? [] : table.id));
  }

  get size(): number {
    return this.present.size;
  }

  /** The table, if it is in memory. */
  here(id: string): LiveTable | undefined {
    return this.present.get(id)?.table;
  }

  find(id: string): Promise<LiveTable | undefined> {
    const here = this.here(id);
    if (here) here.lastUsed = performance.now();
    let found = this.live.get(id);
    if (!found) {
      found = this.house.storage.call('loadTable', id).then((stored) => stored && this.place(stored));
      this.live.set(id, found);
      void found.then(
        (table) => table ?? this.live.delete(id),
        () => this.live.delete(id),
      );
    }
    return found;
  }

  /** One person opens one table after another, so that each is counted before the next. */
  async inTurn<T>(session: string, open: () => Promise<T>): Promise<T> {
    const turn = (this.openings.get(session) ?? Promise.resolve()).then(open);
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.openings.set(session, ended);
    void ended.then(() => this.openings.get(session) === ended && this.openings.delete(session));
    return turn;
  }

  /** A table that was opened just now: its rules thread hosts it already. */
  async adopt(id: string, done: Done): Promise<LiveTable | undefined> {
    const table = await this.find(id);
    table?.adopt();
    if (table) this.committed(table, done);
    table?.hall?.onStep(done.step);
    return table;
  }

  /** The rules thread of these tables ended. */
  lost(wasThere: (table: string) => boolean): void {
    for (const { table } of this.present.values()) if (wasThere(table.id)) table.lost();
    for (const { table } of this.present.values()) {
      if (wasThere(table.id) && table.status === 'running' && this.hasComputerAsked(table)) void table.load();
    }
  }

  /** Everybody at the table learns who sits where, who is there, what is proposed and how it ended. */
  tellInfo(table: LiveTable): void {
    if (table.hall) this.news.tellSoon(table, () => this.described(table));
    else this.tellTable(table);
  }

  /** Somebody has come to look, or looks no more. Of spectators only those hear who are told of people, and not of each by himself. */
  tellPresence(table: LiveTable, session: string): void {
    if (table.seatsOf(session).length > 0) this.tellInfo(table);
    else this.news.tellSoon(table, () => this.described(table));
  }

  infoOf(table: LiveTable, session: string) {
    return tableInfo(this.described(table), session);
  }

  private described(table: LiveTable): Described {
    const { record, header, meta, seating, outcome, hall } = table;
    const isHere = (other: string) => table.watchers.isHere(other);
    return {
      record,
      header,
      meta,
      seating,
      outcome,
      isHere,
      tellsPeople: true,
      ...(hall ? { hallInfo: (session: string) => hall.info(session) } : {}),
    };
  }

  /** What a computer would do on a seat that is not its own; undefined when none could say. */
  async decide({ id }: LiveTable, asked: ComputerAsked, player: Level): Promise<string | undefined> {
    return this.present.get(id)?.computers.decide(asked, player);
  }

  isHere(id: string, session: string): boolean {
    return this.present.get(id)?.table.watchers.isHere(session) ?? false;
  }

  /** Data the client cannot have: a pack, or the old data of a table that began before an upgrade. */
  async packText({ packHash, dataHash, header }: TableRecord): Promise<string | undefined> {
    const isDefault = this.house.games.get(header.game)?.dataHash === dataHash;
    return isDefault ? undefined : this.house.storage.call('dataText', packHash ?? dataHash);
  }

  /** Computers that were asked when the server stopped go on, one table after the other. */
  async resume(): Promise<void> {
    for (const id of await this.house.storage.call('tablesToResume')) await (await this.find(id))?.load();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const { table } of this.present.values()) table.hall?.close();
    await Promise.all([...this.present.values()].map(({ table }) => this.snapshot(table)));
  }

  private place(stored: StoredTable): LiveTable | undefined {
    const game = this.house.games.get(stored.record.header.game);
    if (!game) return undefined;
    const { storage, rules, config, bots } = this.house;
    const secret = this.secretOf(stored.record);
    if (secret === undefined) return undefined;
    const table = new LiveTable(stored, {
      storage,
      rules,
      meta: game.game.meta,
      secret,
      log: config.log,
      onCommitted: (changed, done) => this.committed(changed, done),
      onStopped: (stopped) => this.stopped(stopped),
    });
    const dataText = () => storage.call('dataText', stored.record.dataHash);
    const computers = new ComputerSeats(table, bots, { dataText, log: config.log });
    this.present.set(table.id, { table, computers });
    storage.call('touch', table.id, Date.now()).catch((error) => config.log(String(error)));
    if (stored.hall) {
      const decide: HallSurroundings['decide'] = (asked, player) => computers.decide(asked, player);
      table.hall = new Hall(table, stored.hall, stored.letters, { storage, log: config.log, decide });
    }
    if (this.present.size > config.quotas.tablesInMemory) this.unloadIdle();
    return table;
  }

  private secretOf({ id, secret }: TableRecord): string | undefined {
    try {
      return this.house.seal.open(secret);
    } catch {
      this.house.config.log(`table ${id} cannot be opened: its dice were sealed with another server.key`);
      return undefined;
    }
  }

  private committed(table: LiveTable, done: Done): void {
    if (done.outcome && done.entries.length > 0) this.tellTable(table);
    this.present.get(table.id)?.computers.asked(done.computers);
    if (table.hall && done.vacated) void this.vacate(table, done.vacated);
    if (table.unsaved >= SNAPSHOT_EVERY) void this.snapshot(table);
  }

  /** The same, whole, for what does not happen often. */
  tellTable(table: LiveTable): void {
    table.watchers.tellAll((session) => JSON.stringify({ type: 'table', table: this.infoOf(table, session), proposals: table.proposed }));
  }

  /** The game has dismissed somebody. */
  private async vacate(table: LiveTable, seats: readonly Seat[]): Promise<void> {
    try {
      await table.turns.take(async () => {
        for (const seat of seats) await seatPerson({ storage: this.house.storage, tables: this }, table, seat, undefined);
        await table.computersChanged();
      });
      this.tellInfo(table);
    } catch (error) {
      this.house.config.log(`table ${table.id}: ${seats.join()} was not vacated: ${String(error)}`);
    }
  }

  private stopped(table: LiveTable): void {
    const text = JSON.stringify({ type: 'stopped', table: table.id, message: wordingOf('stopped') });
    table.watchers.tellAll(() => text);
  }

  private hasComputerAsked({ asked, seating }: LiveTable): boolean {
    return asked.some((seat) => seating.computerOf(seat) !== undefined);
  }

  /** The latest state, kept beside the log: should the log no longer replay under later rules, the game goes on from here. */
  private async snapshot(table: LiveTable): Promise<void> {
    if (table.unsaved === 0 || !table.hosted) return;
    table.unsaved = 0;
    const reply = await table.carryOut({ kind: 'snapshot' });
    if (!reply.ok || reply.state === undefined) return;
    await this.house.storage.call('saveSnapshot', table.id, reply.n, reply.state).catch((error) => this.house.config.log(String(error)));
  }

  private unloadIdle(): void {
    const { idleSeconds, quotas } = this.house.config;
    const crowded = this.present.size > quotas.tablesInMemory;
    const before = performance.now() - (crowded ? 1_000 : idleSeconds * 1000);
    for (const { table, computers } of this.present.values()) {
      if (table.idle && computers.idle && table.lastUsed < before) void this.unload(table);
    }
  }

  /** The table and all that was kept of it is gone, for everybody. */
  async remove(table: LiveTable): Promise<void> {
    await this.house.storage.call('deleteTable', table.id);
    for (const watcher of table.watchers.all) shut(this, table, watcher, 'deleted');
    this.letGo(table);
    this.house.bots.forget(table.id);
    table.close();
  }

  private async unload(table: LiveTable): Promise<void> {
    const { lastUsed } = table;
    await this.snapshot(table);
    // Somebody may have asked for it meanwhile.
    if (!table.idle || table.lastUsed > lastUsed) return;
    this.letGo(table);
    table.hall?.close();
    table.reset();
  }

  private letGo(table: LiveTable): void {
    this.present.delete(table.id);
    this.live.delete(table.id);
    this.news.forget(table);
    this.house.past.forget(table.id);
  }
}
