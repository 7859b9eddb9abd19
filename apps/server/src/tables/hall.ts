import type { Level, Seat } from '@bocage/kernel';
import type { ClockChange, HallInfo, HallWish, Letter } from '@bocage/protocol';
import type { ComputerAsked, TimedStep } from '../rules/jobs.js';
import type { ClockState, HallRecord } from '../storage/records.js';
import type { Storage } from '../storage/storage.js';
import { steadyNow } from '../time.js';
import { afterRestart, atStep, changed, clockInfo, newClock, nextEvent, warnedOf } from './clock.js';
import { Letters } from './letters.js';
import type { LiveTable } from './live-table.js';

export interface HallSurroundings {
  readonly storage: Storage;
  /** What a computer would do on a seat; undefined when none could say. */
  decide(asked: ComputerAsked, player: Level): Promise<string | undefined>;
  log(line: string): void;
}

/** Whoever was there when the server stopped has this long to come back before his time can run out. */
const GRACE_MS = 30_000;
const LATE_EVERY_MS = 1_000;
const LONGEST_WAIT = 2 ** 31 - 1;
/** A seat in the middle of something is done after a few decisions. */
const MOST_ROUNDS = 60;

export const newHall = ({ clock, delay = 0, covers = 'nobody' }: HallWish): HallRecord => ({
  ...(clock ? { clock: newClock(clock, steadyNow()) } : {}),
  delay,
  covers,
});

/** What a table has that is run by somebody: a clock for its steps, and letters. */
export class Hall {
  record: HallRecord;
  readonly letters: Letters;
  private readonly table: LiveTable;
  private readonly around: HallSurroundings;
  private timer: NodeJS.Timeout | undefined;
  private lateTimer: NodeJS.Timeout | undefined;
  private step: TimedStep | undefined;

  constructor(table: LiveTable, record: HallRecord, letters: readonly Letter[], around: HallSurroundings) {
    this.table = table;
    this.around = around;
    this.letters = new Letters(table, letters);
    this.record = record.clock ? { ...record, clock: afterRestart(record.clock, steadyNow(), GRACE_MS) } : record;
    this.wind();
  }

  /** Its time goes on though nobody looks. */
  get isTicking(): boolean {
    return this.record.clock !== undefined && nextEvent(this.record.clock, steadyNow()) !== undefined;
  }

  info(session: string): HallInfo {
    const { clock, delay, covers } = this.record;
    const runs = this.table.seating.runs(session);
    return { runs, ...(clock ? { clock: clockInfo(clock, steadyNow()) } : {}), delay, covers };
  }

  /** Something was committed. */
  onStep(step: TimedStep): void {
    const isNew = step.key !== this.step?.key;
    this.step = step;
    this.lateTimer ??= setTimeout(() => this.tellLate(), LATE_EVERY_MS).unref();
    const { clock } = this.record;
    if (!clock || !isNew) return;
    const next = atStep(clock, step, steadyNow());
    if (next === clock) return;
    this.put({ ...this.record, clock: next });
    this.keep().catch((error) => this.around.log(`table ${this.table.id}: its clock was not saved: ${String(error)}`));
  }

  /** False when there is no clock to change. */
  async changeClock(change: ClockChange): Promise<boolean> {
    const { clock, ...rest } = this.record;
    const now = steadyNow();
    if (change.kind === 'set' && !clock) this.put({ ...rest, clock: newClock(change.clock, now, this.step) });
    else if (!clock) return false;
    else if (change.kind === 'off') this.put(rest);
    else this.put({ ...rest, clock: changed(clock, change, now) });
    await this.keep();
    if (change.kind === 'end') void this.timeUp();
    return true;
  }

  async set(changes: Partial<Pick<HallRecord, 'delay' | 'covers'>>): Promise<void> {
    this.put({ ...this.record, ...changes });
    await this.keep();
  }

  tell(): void {
    this.table.watchers.tellAll((session) => JSON.stringify({ type: 'hall', table: this.table.id, hall: this.info(session) }));
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.lateTimer);
    this.letters.close();
  }

  private put(record: HallRecord): void {
    this.record = record;
    this.wind();
    this.tell();
  }

  private keep(): Promise<unknown> {
    return this.around.storage.call('setHall', this.table.id, this.record);
  }

  private wind(): void {
    clearTimeout(this.timer);
    const event = this.record.clock && nextEvent(this.record.clock, steadyNow());
    if (!event) return;
    this.timer = setTimeout(() => this.strike(), Math.min(LONGEST_WAIT, Math.ceil(event.in)));
    this.timer.unref();
  }

  private strike(): void {
    const { clock } = this.record;
    const event = clock && nextEvent(clock, steadyNow());
    if (event && event.in <= 0) {
      if (event.kind === 'end') this.ring(clock);
      else this.warn(clock, event.seconds);
    }
    this.wind();
  }

  private ring(clock: ClockState): void {
    this.record = { ...this.record, clock: { ...clock, over: true } };
    this.tell();
    if (clock.wish.late === 'done') void this.timeUp();
  }

  private warn(clock: ClockState, seconds: number): void {
    this.record = { ...this.record, clock: warnedOf(clock, seconds) };
    const text = JSON.stringify({ type: 'warning', table: this.table.id, seconds, step: clock.step });
    this.table.watchers.tellAll(() => text);
  }

  /** The table says `done` for everybody who is late; what cannot be left open a computer decides. */
  private async timeUp(): Promise<void> {
    try {
      const step = this.step?.key ?? this.record.clock?.step ?? '';
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const reply = await this.table.carryOut({ kind: 'time-up', step, seats: this.late() });
        if (!reply.ok || !reply.stuck || reply.stuck.length === 0) return;
        await Promise.all(reply.stuck.map((asked) => this.decideFor(asked)));
      }
    } catch (error) {
      this.around.log(`table ${this.table.id}: when time was up: ${String(error)}`);
    }
  }

  private late(): readonly Seat[] {
    const { asked, seating } = this.table;
    return asked.filter((seat) => seating.computerOf(seat) === undefined);
  }

  private async decideFor(asked: ComputerAsked): Promise<void> {
    const { seat, position } = asked;
    const action = await this.around.decide(asked, 'greedy');
    if (action !== undefined) await this.table.carryOut({ kind: 'act', seat, seats: [seat], position, action });
  }

  private tellLate(): void {
    this.lateTimer = undefined;
    const text = JSON.stringify({ type: 'late', table: this.table.id, seats: this.late() });
    this.table.watchers.tellAll((session) => (this.table.seating.oversees(session) ? text : undefined));
  }
}
