import type { Level, Seat, SequencePlace } from '@bocage/kernel';
import type { ComputerAsked, Staff } from '../rules/jobs.js';
import type { LiveTable } from './live-table.js';
import { type MessageOf, requestKey, standpoint } from './play-requests.js';
import type { Asker } from './watcher.js';

export interface StaffSurroundings {
  /** What a computer would do on a seat; undefined when none could say. */
  decide(asked: ComputerAsked, player: Level): Promise<string | undefined>;
}

/** One press is a phase's work and no more. */
const MOST_DECISIONS = 2_000;
const STAFF: Level = 'greedy';
/** How long the staff waits for a computer that answers in between. */
const PATIENCE_MS = 90_000;

/**
 * "Let my staff finish": a computer decides for a seat of one's own until its part of the step is done. It stops as
 * soon as another person is asked, somebody else acts for the seat, or who asked for it has gone or lost the seat.
 */
export async function assistRequest(
  table: LiveTable,
  asker: Asker,
  message: MessageOf<'assist'>,
  around: StaffSurroundings,
): Promise<void> {
  const { id, seat, position } = message;
  const seats = standpoint(table, asker, message);
  if (typeof seats === 'string') return asker.refuse(id, seats);
  const request = requestKey(asker.session, id, 'assist');
  if (table.requests.has(request)) return asker.done(id, table.id);
  if (table.staffed.has(seat)) return asker.refuse(id, 'staff-at-work');
  table.staffed.add(seat);
  try {
    const refused = await new StaffRun(table, asker, seat, around).run({ seats, position }, request);
    if (refused === undefined) asker.done(id, table.id);
    else asker.refuse(id, refused);
  } finally {
    table.staffed.delete(seat);
  }
}

interface Looking {
  readonly seats: readonly Seat[];
  readonly position: number;
}

class StaffRun {
  private readonly table: LiveTable;
  private readonly asker: Asker;
  private readonly seat: Seat;
  private readonly around: StaffSurroundings;
  private within: SequencePlace | undefined;

  constructor(table: LiveTable, asker: Asker, seat: Seat, around: StaffSurroundings) {
    this.table = table;
    this.asker = asker;
    this.seat = seat;
    this.around = around;
  }

  /** The code of what is wrong, when nothing at all could be done. */
  async run(looking: Looking, request: string): Promise<string | undefined> {
    for (let decided = 0; decided < MOST_DECISIONS; decided++) {
      const next = await this.next();
      if (typeof next === 'string') return decided === 0 ? next : undefined;
      const refused = await this.decide(next, decided === 0 ? looking : undefined, decided === 0 ? request : undefined);
      if (refused !== undefined) return decided === 0 ? refused : undefined;
    }
    return undefined;
  }

  /** What the seat is asked next, or the code of why the staff stops. */
  private async next(): Promise<ComputerAsked | string> {
    for (;;) {
      const reply = await this.table.carryOut({ kind: 'staff', seat: this.seat, ...(this.within ? { within: this.within } : {}) });
      if (!reply.ok) return reply.code;
      const { asked, place } = reply.staff as Staff;
      if (asked) {
        this.within = place;
        return asked;
      }
      const isFirst = this.within === undefined;
      if (isFirst || !this.isWanted || reply.asked.length === 0 || !reply.asked.every((seat) => this.isComputers(seat))) return 'not-asked';
      if ((await this.table.committed.wait(PATIENCE_MS)) === 'nothing') return 'not-asked';
    }
  }

  private async decide(asked: ComputerAsked, looking: Looking | undefined, request: string | undefined): Promise<string | undefined> {
    const action = await this.around.decide(asked, STAFF);
    if (action === undefined) return 'server-error';
    if (!this.isWanted) return 'wrong-seat';
    const { seat } = this;
    const at = looking ?? { seats: [seat], position: asked.position };
    const may = (): boolean => this.isWanted;
    const reply = await this.table.carryOut({ kind: 'act', seat, ...at, action }, request === undefined ? { may } : { may, request });
    return reply.ok ? undefined : reply.code;
  }

  private isComputers(seat: Seat): boolean {
    return this.table.seating.computerOf(seat) !== undefined;
  }

  /** Who asked for it holds the seat still, and is there to see it. */
  private get isWanted(): boolean {
    const { session, isOpen } = this.asker;
    return this.table.holds(session, this.seat) && (isOpen || this.table.watchers.isHere(session));
  }
}
