import { type GameMeta, type Level, type Options, type Seat, seatsOf } from '@bocage/kernel';
import { sha256 } from '../seal.js';
import type { Grant, HallRecord, SeatPlan } from '../storage/records.js';

export interface SeatingOf {
  readonly id: string;
  readonly owner: string;
  readonly seats: SeatPlan;
}

const HANDLE = 12;

/** Who sits where at one table, who may look, and who may run it. */
export class Seating {
  readonly seats: readonly Seat[];
  readonly owner: string;
  /** Who plays each seat: a person, or a computer in place of whoever holds it. */
  plan: SeatPlan;
  /** Who plays seats nobody holds. */
  covers: HallRecord['covers'];
  private readonly table: string;
  private readonly umpires: readonly Seat[];
  private all: readonly Grant[] = [];
  private readonly handles = new Map<string, string>();
  private bySeat = new Map<Seat, Grant>();
  private bySession = new Map<string, Grant[]>();

  constructor(meta: GameMeta, options: Options, { id, owner, seats }: SeatingOf, grants: readonly Grant[], hall?: HallRecord) {
    const played = seatsOf(meta, options);
    this.seats = played.map((seat) => seat.id);
    this.umpires = played.filter(({ umpire }) => umpire).map((seat) => seat.id);
    this.table = id;
    this.owner = owner;
    this.plan = seats;
    this.covers = hall?.covers ?? 'nobody';
    this.grants = grants;
  }

  get grants(): readonly Grant[] {
    return this.all;
  }

  set grants(grants: readonly Grant[]) {
    this.all = grants;
    this.bySeat = new Map(grants.filter(({ seat }) => seat !== '').map((grant) => [grant.seat, grant]));
    this.bySession = new Map();
    for (const grant of grants) this.bySession.set(grant.session, [...(this.bySession.get(grant.session) ?? []), grant]);
  }

  holderOf(seat: Seat): Grant | undefined {
    return this.bySeat.get(seat);
  }

  holds(session: string, seat: Seat): boolean {
    return session !== '' && this.bySeat.get(seat)?.session === session;
  }

  /** In the game's own order. */
  seatsOf(session: string): readonly Seat[] {
    const own = new Set(this.bySession.get(session)?.map(({ seat }) => seat));
    return own.size === 0 ? [] : this.seats.filter((seat) => own.has(seat));
  }

  mayLook(session: string): boolean {
    return session !== '' && (this.owner === session || this.bySession.has(session));
  }

  isUmpire(session: string): boolean {
    return this.umpires.some((seat) => this.holds(session, seat));
  }

  isUmpiresSeat(seat: Seat): boolean {
    return this.umpires.includes(seat);
  }

  /** Who opened it, and its umpires. */
  runs(session: string): boolean {
    return session !== '' && (this.owner === session || this.isUmpire(session));
  }

  /** Whoever runs it and plays no seat may know who is late. */
  oversees(session: string): boolean {
    return this.runs(session) && this.seatsOf(session).every((seat) => this.umpires.includes(seat));
  }

  computerOf(seat: Seat): Level | undefined {
    const player = this.plan[seat];
    if (player !== undefined && player !== 'human') return player;
    return this.covers === 'nobody' || this.bySeat.has(seat) ? undefined : this.covers;
  }

  /** Whether anybody plays here besides computers. */
  get company(): 'people' | 'machines' {
    return this.computers.length < this.seats.length ? 'people' : 'machines';
  }

  get computers(): readonly Seat[] {
    return this.seats.filter((seat) => this.computerOf(seat) !== undefined);
  }

  /** Every person's seat has somebody on it. */
  get complete(): boolean {
    return this.seats.every((seat) => this.plan[seat] !== 'human' || this.bySeat.has(seat));
  }

  /** A handle for somebody, which tells nothing about his browser. */
  personOf(session: string): string {
    const handle = this.handles.get(session) ?? sha256(`${this.table}:${session}`).slice(0, HANDLE);
    this.handles.set(session, handle);
    return handle;
  }

  sessionOf(person: string): string | undefined {
    return [...this.sessions].find((session) => this.personOf(session) === person);
  }

  /** Everybody who has a place. */
  get sessions(): ReadonlySet<string> {
    return new Set([this.owner, ...this.bySession.keys()]);
  }

  nameOf(session: string): string {
    const own = this.bySession.get(session) ?? [];
    return (own.find(({ seat }) => seat !== '') ?? own[0])?.name ?? '';
  }
}
