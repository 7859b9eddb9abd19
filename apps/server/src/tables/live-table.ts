import type { GameMeta, LogHeader, Outcome, Seat } from '@bocage/kernel';
import type { Proposal } from '@bocage/protocol';
import { type Done, type Failed, isPlay, type Reply, type Work } from '../rules/jobs.js';
import { ENDLESS, ORPHANED, type RulesPool } from '../rules/rules-pool.js';
import type { KeptProposal, StoredTable, TableRecord, TableStatus } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import { Bell } from './bell.js';
import { OrdersGiven } from './given-orders.js';
import type { Hall } from './hall.js';
import { Outbox } from './outbox.js';
import { RememberedRequests } from './remembered-requests.js';
import { Seating } from './seating.js';
import { specOf } from './table-spec.js';
import { Talk } from './talk.js';
import { Turns } from './turns.js';
import { Watchers } from './watcher.js';

export interface TableSurroundings {
  readonly storage: Storage;
  readonly rules: RulesPool;
  readonly meta: GameMeta;
  /** The opened dice secret. */
  readonly secret: string;
  log(line: string): void;
  /** Something was committed: what follows from it, after everybody has been told. */
  onCommitted(table: LiveTable, done: Done): void;
  onStopped(table: LiveTable): void;
}

export interface CarryOut {
  readonly request?: string;
  /** Whether who asked for it still may, looked at whenever it has had to wait for the table to be loaded. */
  readonly may?: () => boolean;
  /** Called when everything this rests on is on disk, before anybody is told. */
  released?(done: Done): void;
}

const TRIES = 3;
/** As many times in a row standing orders go on by themselves; then somebody has to do something. */
const MOST_GOES = 4;
const NOT_SAVED: Failed = { id: 0, ok: false, code: 'not-saved' };

/**
 * A table in the memory of the server: work goes to its rules thread, what comes of it to the disk, and only then to
 * those who look. When the disk refuses, the table is loaded again as it was, and nobody was told anything else.
 */
export class LiveTable {
  readonly id: string;
  readonly meta: GameMeta;
  readonly record: TableRecord;
  readonly watchers = new Watchers();
  readonly requests: RememberedRequests;
  readonly seating: Seating;
  /** Set where the table is a hall. */
  hall: Hall | undefined;
  readonly talk: Talk;
  readonly orders: OrdersGiven;
  proposals: readonly KeptProposal[];
  header: LogHeader;
  asked: readonly Seat[];
  outcome: Outcome | undefined;
  status: TableStatus;
  stopped: string | undefined;
  lastUsed = performance.now();
  /** Words and seats change one after another. */
  readonly turns = new Turns();
  /** Seats for which a computer finishes the step. */
  readonly staffed = new Set<Seat>();
  /** Rings with everything that is committed. */
  readonly committed = new Bell();
  /** Changes since the last snapshot of the state. */
  unsaved = 0;
  private goes = 0;
  private readonly isHall: boolean;
  private readonly around: TableSurroundings;
  private readonly outbox = new Outbox();
  private loading: Promise<void> | undefined;
  private ready = false;
  private epoch = 0;
  private busy = 0;

  constructor(stored: StoredTable, around: TableSurroundings) {
    const { record } = stored;
    this.id = record.id;
    this.record = record;
    this.meta = around.meta;
    this.around = around;
    this.header = record.header;
    this.seating = new Seating(around.meta, record.header.options, record, stored.grants, stored.hall);
    this.isHall = stored.hall !== undefined;
    this.talk = new Talk(stored.chat);
    this.orders = new OrdersGiven(stored.orders, (session, seat) => this.holds(session, seat));
    this.proposals = record.proposals;
    this.asked = stored.asked;
    this.outcome = record.outcome;
    this.status = record.status;
    this.stopped = record.stopped;
    this.requests = new RememberedRequests(stored.requests);
  }

  get seats(): readonly Seat[] {
    return this.seating.seats;
  }

  /** Nothing under way, nobody looking, no clock running. */
  get idle(): boolean {
    return this.busy === 0 && this.watchers.size === 0 && !this.hall?.isTicking;
  }

  /** What is proposed, as it may be told. */
  get proposed(): readonly Proposal[] {
    return this.proposals.map(({ what, by, agreed }) => ({ what, by, agreed }));
  }

  get hosted(): boolean {
    return this.ready;
  }

  holds(session: string, seat: Seat): boolean {
    return this.seating.holds(session, seat);
  }

  seatsOf(session: string): readonly Seat[] {
    return this.seating.seatsOf(session);
  }

  mayLook(session: string): boolean {
    return this.seating.mayLook(session);
  }

  /** The dice may be rolled: every person's seat has somebody on it, or it is a hall, which begins without the late. */
  get complete(): boolean {
    return this.isHall || this.seating.complete;
  }

  /** The rules thread already hosts it: it was opened there just now. */
  adopt(): void {
    this.ready = true;
  }

  async carryOut(work: Work, how: CarryOut = {}): Promise<Reply> {
    this.busy++;
    if (isPlay(work) && work.kind !== 'go-on') this.goes = 0;
    this.lastUsed = performance.now();
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const reply = await this.attempt(work, how);
        if (reply) return reply;
      }
      return NOT_SAVED;
    } finally {
      this.busy--;
    }
  }

  /** Undefined: what it rested on is gone, try again. */
  private async attempt(work: Work, { request, released, may }: CarryOut): Promise<Reply | undefined> {
    if (!this.ready) await this.load();
    if (may?.() === false) return { id: 0, ok: false, code: 'wrong-seat' };
    if (this.status === 'stopped') return { id: 0, ok: false, code: 'stopped' };
    if (this.outcome && isPlay(work)) return { id: 0, ok: false, code: 'over' };
    if (!this.ready) return NOT_SAVED;
    const epoch = this.epoch;
    const reply = await this.around.rules.run(this.id, work);
    if (epoch !== this.epoch || (!reply.ok && reply.code === ORPHANED)) {
      return !reply.ok && reply.code === ENDLESS ? this.stop(reply.message ?? '') : undefined;
    }
    if (!reply.ok) return reply.code === 'threw' || reply.code === ENDLESS ? this.stop(reply.message ?? '') : reply;
    const saved = await this.save(reply, request, released);
    return saved ? reply : reply.entries.length > 0 ? NOT_SAVED : undefined;
  }

  private save(reply: Done, request: string | undefined, released: CarryOut['released']): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = this.outbox.push((ok) => {
        if (ok) this.publish(reply, request, released);
        resolve(ok);
      });
      if (reply.entries.length === 0 && !reply.orders) return settle(true);
      const epoch = this.epoch;
      this.append(reply, request).then(settle, (error) => {
        this.around.log(`table ${this.id}: not saved: ${String(error)}`);
        if (epoch === this.epoch) this.reset();
        settle(false);
      });
    });
  }

  private async append({ n, entries, asked, outcome, checkpoint, orders }: Done, request: string | undefined): Promise<boolean> {
    const { ok } = await this.around.storage.call('append', {
      table: this.id,
      n,
      entries,
      ...(request === undefined ? {} : { request }),
      asked,
      ...(outcome && this.status !== 'over' ? { outcome } : {}),
      ...(checkpoint ? { checkpoint } : {}),
      ...(orders ? { orders } : {}),
    });
    if (!ok) throw new Error(`entry ${n} is not the next`);
    return true;
  }

  private publish(done: Done, request: string | undefined, released: CarryOut['released']): void {
    if (done.entries.length > 0) {
      this.asked = done.asked;
      this.unsaved += done.entries.length;
      if (request !== undefined) this.requests.remember(request);
      if (done.checkpoint) this.header = done.checkpoint.header;
      if (done.outcome) {
        this.outcome = done.outcome;
        this.status = 'over';
        this.proposals = [];
      }
    }
    if (done.orders) this.watchers.tellAll(this.orders.change(this.id, done.orders));
    released?.(done);
    for (const { key, text } of done.updates) this.watchers.tell(key, text);
    if (done.entries.length > 0 || done.computers.length > 0) this.around.onCommitted(this, done);
    if (done.entries.length > 0) this.committed.ring();
    this.hall?.onStep(done.step);
    if (done.behind && this.goes++ < MOST_GOES) void this.carryOut({ kind: 'go-on' });
  }

  /** The state in the rules thread is no longer that of the log: forget it, and load it when it is next needed. */
  reset(): void {
    if (this.ready) void this.around.rules.run(this.id, { kind: 'forget' });
    this.lost();
  }

  /** The rules thread ended and the table with it. What is on its way to the disk still gets there and is told. */
  lost(): void {
    this.ready = false;
    this.epoch++;
  }

  /** The seats updates are made for have changed. */
  watchedChanged(): void {
    if (this.ready) void this.around.rules.run(this.id, { kind: 'watched', watched: this.watchers.sets });
  }

  /** Other seats are the computer's now. */
  async computersChanged(): Promise<void> {
    if (this.status === 'running') await this.carryOut({ kind: 'computers', computers: this.seating.computers });
  }

  load(): Promise<void> {
    this.loading ??= this.loadNow().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** As after a start: what the table asks of computers is asked again. */
  reload(): void {
    this.reset();
    void this.load();
  }

  private async loadNow(): Promise<void> {
    if (this.ready || this.status === 'stopped') return;
    const stored = await this.around.storage
      .call('loadLog', this.id)
      .catch((error) => this.around.log(`table ${this.id}: not loaded: ${String(error)}`));
    if (!stored) return;
    const { header, complete, epoch } = this;
    const watched = this.watchers.sets;
    const now = { spec: { ...specOf(this), secret: this.around.secret }, header, watched, complete, orders: this.orders.all };
    const reply = await this.around.rules.run(this.id, { kind: 'load', ...now, ...stored });
    if (epoch !== this.epoch) return reply.ok || reply.code !== ENDLESS ? this.loadNow() : void this.stop(reply.message ?? '');
    if (!reply.ok) return void this.stop(reply.message ?? reply.code);
    this.ready = true;
    if (this.watchers.sets.length !== watched.length) this.watchedChanged();
    await this.save(reply, undefined, undefined);
  }

  /** How another thread makes a copy of it: one that cannot roll its dice. */
  async loadWork(): Promise<Extract<Work, { kind: 'load' }> | undefined> {
    const stored = await this.around.storage.call('loadLog', this.id);
    return stored && { kind: 'load', spec: specOf(this), header: this.header, watched: [], complete: false, orders: {}, ...stored };
  }

  /** It is no more: nothing is carried out here from now on. */
  close(): void {
    this.reset();
    this.status = 'stopped';
    this.hall?.close();
  }

  stop(why: string): Failed {
    this.around.log(`table ${this.id} stopped: ${why}`);
    if (this.ready) this.reset();
    this.status = 'stopped';
    this.stopped = why;
    this.around.storage.call('setStopped', this.id, why.slice(0, 2000)).catch((error) => this.around.log(String(error)));
    this.around.onStopped(this);
    return { id: 0, ok: false, code: 'stopped' };
  }
}
