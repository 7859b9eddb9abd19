import type { Json, OrderChange, Seat } from '@bocage/kernel';
import type { ClientMessage, Picture, ServerMessage, TableInfo } from '@bocage/protocol';
import { randomHex } from '../../lib/random-hex.js';
import { saveName } from '../../lib/save-name.js';
import { steadyNow } from '../../lib/steady-now.js';
import type { Ending, Hall, ProposalKind, SaveFile, SourceAnswer, TableSource, TableState } from '../table-source.js';
import { api } from './api.js';
import { hasGap, hearServer } from './online-state.js';
import { type Reply, type Socket, SocketClient } from './socket-client.js';

/** Through more seats than this one does not look at once: their player goes from one to the next. */
const MOST_TOGETHER = 4;

const NO_SEAT = 'This browser holds no seat at that table.';
const SEAT_PASSED = 'Your seat at this table has been freed or has passed to somebody else.';
const NO_PLACE: readonly string[] = ['not-invited', 'unknown-table'];

/** This table and the seats this browser holds at it; undefined without a place there. */
async function placeAt(id: string): Promise<{ readonly table: TableInfo; readonly held: readonly Seat[] } | undefined> {
  const answer = await api.table(id);
  if (!answer.ok && answer.error.code === 'unknown-table') return undefined;
  if (!answer.ok) throw new Error(answer.error.message);
  const table = answer.value;
  return { table, held: table.seats.filter((seat) => seat.held === 'me').map((seat) => seat.seat) };
}

/** A table on the server, seen through the seats this browser holds. */
export class OnlineSource implements TableSource {
  readonly abilities = { chat: true, alone: false, wholeSave: false };
  readonly game: string;
  readonly pack: Readonly<Record<string, Json>> | undefined;
  readonly hall: Hall;
  private readonly id: string;
  private readonly client: SocketClient;
  private readonly listeners = new Set<(state: TableState) => void>();
  private seats: readonly Seat[];
  private state: TableState | undefined;
  private connection: TableState['connection'] = 'joining';
  private ended: ((ending: Ending) => void) | undefined;
  private ending: Ending | undefined;
  private watching = '';
  private readonly mend = () => this.client.hurry();

  private constructor(id: string, { header, pack }: TableInfo, seats: readonly Seat[]) {
    this.id = id;
    this.game = header.game;
    this.seats = seats;
    this.hall = this.openHall();
    this.pack = pack as Readonly<Record<string, Json>> | undefined;
    this.client = new SocketClient(
      {
        connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as unknown as Socket,
        newId: () => randomHex(12),
        later: (ms, call) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      { onLine: (line) => this.lineIs(line), onMessage: (message) => this.hear(message), greeting: () => this.watch() },
    );
    window.addEventListener('online', this.mend);
    document.addEventListener('visibilitychange', this.mend);
  }

  /** Asks which seats this browser holds, then watches through them; none is the spectator. */
  static async join(id: string): Promise<OnlineSource> {
    const place = await placeAt(id);
    if (!place) throw new Error(NO_SEAT);
    const { table, held } = place;
    return new OnlineSource(id, table, held.length > MOST_TOGETHER ? held.slice(0, 1) : held);
  }

  subscribe(listener: (state: TableState) => void, ended: (ending: Ending) => void): () => void {
    this.ended = ended;
    this.listeners.add(listener);
    if (this.state) listener(this.state);
    if (this.ending) ended(this.ending);
    return () => this.listeners.delete(listener);
  }

  act(seat: Seat, position: number, action: string): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'act', seat, seats: [...this.seats], position, action });
  }

  undo(seat: Seat, position: number): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'undo', seat, seats: [...this.seats], position });
  }

  propose(seat: Seat, what: ProposalKind): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'propose', seat, what });
  }

  answer(seat: Seat, what: ProposalKind, reply: 'agree' | 'decline'): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'answer', seat, what, agree: reply === 'agree' });
  }

  resign(seat: Seat): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'resign', seat });
  }

  say(text: string, hex?: number): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'chat', text, ...(hex === undefined ? {} : { hex }) });
  }

  enterRoll(seat: Seat, result: readonly number[]): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'roll', seat, result: [...result] });
  }

  order(seat: Seat, change: readonly OrderChange[]): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'orders', seat, change: [...change] });
  }

  sendAway(person: string): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'remove', person });
  }

  look(seats: readonly Seat[]): void {
    this.seats = seats;
    this.state = undefined;
    if (seats.length > 0) this.ending = undefined;
    void this.client.request(this.watch());
  }

  assist(seat: Seat, position: number): Promise<SourceAnswer> {
    return this.ask({ ...this.request(), type: 'assist', seat, seats: [...this.seats], position });
  }

  async viewAt(position: number): Promise<Picture | undefined> {
    const reply = await this.client.request({ ...this.request(), type: 'view-at', seats: [...this.seats], position });
    return reply.type === 'done' ? reply.picture : undefined;
  }

  async save(): Promise<SaveFile> {
    const answer = await api.save(this.id);
    if (!answer.ok) throw new Error(answer.error.message);
    return { name: saveName(this.state?.info.title ?? this.game, this.id), json: answer.value };
  }

  label(): void {
    // The server lists its tables itself.
  }

  close(): void {
    window.removeEventListener('online', this.mend);
    document.removeEventListener('visibilitychange', this.mend);
    this.client.close();
    this.listeners.clear();
  }

  private request(): { readonly id: string; readonly table: string } {
    return { id: this.client.newId(), table: this.id };
  }

  private watch(): ClientMessage {
    this.watching = randomHex(12);
    const have = this.state?.told.length ?? 0;
    return { id: this.watching, table: this.id, type: 'watch', seats: [...this.seats], have, brief: true };
  }

  private async ask(message: ClientMessage): Promise<SourceAnswer> {
    const reply: Reply = await this.client.request(message);
    if (reply.type === 'done') return { ok: true };
    const { code, message: text, refusal } = reply;
    return { ok: false, code, message: text, ...(refusal ? { refusal } : {}) };
  }

  private lineIs(line: 'joining' | 'joined' | 'away'): void {
    this.connection = line;
    if (this.state) this.tell({ ...this.state, connection: line });
  }

  private hear(message: ServerMessage): void {
    if (hasGap(this.state, message)) {
      this.state = undefined;
      void this.client.request(this.watch());
      return;
    }
    if (message.type === 'refused' && message.id === this.watching) this.unwatched(message.code, message.message);
    if (message.type === 'closed') this.end({ why: message.why, message: message.message });
    if (message.type === 'seated') this.reseat(message.seats);
    const next = hearServer(this.state, message, this.connection, steadyNow());
    if (next && next !== this.state) this.tell(next);
  }

  /** Somebody was moved: what he looked through may be another's now. Without a seat he is told, and looks on if he may. */
  private reseat(held: readonly Seat[]): void {
    if (this.seats.length > 0 && this.seats.every((seat) => held.includes(seat))) return;
    if (this.seats.length > 0 && held.length === 0) this.tellEnding({ why: 'seat-passed', message: SEAT_PASSED });
    this.look(held.slice(0, 1));
  }

  /** The server does not let this browser look, through these seats or at all. */
  private unwatched(code: string, message: string): void {
    if (code === 'stopped' && this.state) return;
    if (code === 'wrong-seat') return void this.seatsAnew(message);
    this.end({ why: NO_PLACE.includes(code) ? 'no-place' : 'failed', message });
  }

  /** A seat passed to another while the line was broken: which are left? */
  private async seatsAnew(message: string): Promise<void> {
    const place = await placeAt(this.id).catch(() => 'unknown' as const);
    if (!place) return this.end({ why: 'no-place', message: NO_SEAT });
    if (place === 'unknown' || this.seats.every((seat) => place.held.includes(seat))) return this.end({ why: 'failed', message });
    this.reseat(place.held);
  }

  /** This tab looks no more and asks for nothing more. */
  private end(ending: Ending): void {
    this.client.close();
    this.tellEnding(ending);
  }

  private tellEnding(ending: Ending): void {
    this.ending = ending;
    this.ended?.(ending);
  }

  private openHall(): Hall {
    return {
      clock: (change) => this.ask({ ...this.request(), type: 'clock', change }),
      seat: (seat, change) => this.ask({ ...this.request(), type: 'seat', seat, change }),
      settle: (wish) => this.ask({ ...this.request(), type: 'hall', ...wish }),
      ruling: (seat, change) => this.ask({ ...this.request(), type: 'ruling', seat, change }),
      write: (from, to, text) => this.ask({ ...this.request(), type: 'letter', from, to: [...to], text }),
    };
  }

  private tell(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
}
