import { type Action, parseAction } from './action.js';
import type { Roll } from './chance.js';
import type { GameModule, GameTypes, Outcome, Refusal, Seat, ViewOf } from './contract.js';
import type { Entry } from './log.js';
import { isDecidingHimself, NO_ORDERS, Orders, orderAnswer, type StandingOrder } from './orders.js';
import type { Played, Refused } from './played.js';
import type { Table } from './table.js';

/** Rolls for a table: from a committed secret on a server, from a seed in a simulation. */
export type Dice = (roll: Roll, entries: readonly Entry[]) => readonly number[];

/** What one seat (or the spectator) is told of one entry. */
export interface Told<T extends GameTypes = GameTypes> {
  readonly kind: Entry['kind'];
  /** Who acted, where that may be known. */
  readonly seat?: Seat;
  readonly events: readonly T['event'][];
  readonly roll?: { readonly roll: Roll; readonly result: readonly number[]; readonly from: 'host' | 'hand' };
  readonly note?: string;
  /** For the seat itself: the action that a standing order of its own made. */
  readonly order?: string;
}

/** The seats somebody looks through, and how much they had been told when they decided. */
export interface Standpoint {
  readonly seats: readonly Seat[];
  readonly position: number;
}

export type HostAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Refused | 'stale' | 'unreadable' | 'over'; readonly refusal?: Refusal };

export interface HostOptions {
  /** Public dice wait for a hand-entered result instead of being rolled. */
  readonly handDice?: boolean;
  /** What the first rolls come to, a die each, where an example is played as its book tells it: public ones are written as entered by hand. */
  readonly laid?: readonly number[];
  /** Whether nobody's orders are followed on a seat now: a computer plays it. */
  restsAt?(seat: Seat): boolean;
}

/** So many answers by standing orders are given in one go; then others get their turn. */
const MOST_AT_ONCE = 32;
/** What was told to so many sets of seats is kept besides those that are remembered: as many as a game has seats, and some. */
const MOST_BESIDE = 256;

/**
 * A table as its host runs it: positions per seat, the dice rolled as soon as they are asked for, and each seat told
 * its part. A seat's position counts the entries that seat could notice, so it betrays nothing of the others.
 */
export class Host<T extends GameTypes = GameTypes> {
  readonly table: Table<T>;
  readonly game: GameModule<T>;
  private readonly dice: Dice;
  private readonly told = new Map<string, { readonly seats: readonly Seat[]; readonly list: Told<T>[] }>();
  private remembered: ReadonlySet<string> = new Set();
  /** What was made of an entry: most are told to many in the same words, which are kept once. */
  private readonly wordings = new WeakMap<Played<T>, Told<T>[]>();
  private readonly options: HostOptions;
  private readonly orders = new Map<Seat, Orders>();
  /** Orders have more to say than one go allows: `goOn` again. */
  isBehind = false;

  constructor(game: GameModule<T>, table: Table<T>, dice: Dice, options: HostOptions = {}) {
    this.game = game;
    this.table = table;
    this.dice = dice;
    this.options = options;
  }

  ordersOf(seat: Seat): readonly StandingOrder[] {
    return this.orders.get(seat)?.list ?? NO_ORDERS;
  }

  /** From now on; what they say to the present question is done by `goOn`. */
  setOrders(seat: Seat, orders: readonly StandingOrder[]): void {
    this.orders.set(seat, new Orders(orders));
  }

  /** How many entries these seats together have noticed; no seats is the spectator. */
  position(seats: readonly Seat[]): number {
    return this.toldTo(seats).length;
  }

  /** What these seats were told after a position. */
  since(seats: readonly Seat[], position: number): readonly Told<T>[] {
    return this.toldTo(seats).slice(position);
  }

  view(seats: readonly Seat[]): ViewOf<T> {
    return this.table.view(seats);
  }

  /** Lets go of what was told to any but these; it is worked out again when somebody asks. */
  remember(all: readonly (readonly Seat[])[]): void {
    this.remembered = new Set(all.map(keyOf));
    this.forgetBut(0);
  }

  /** Whether something has happened since that could matter to a decision. Somebody's sitting down or a remark does not. */
  private isStale({ seats, position }: Standpoint): boolean {
    const list = this.toldTo(seats);
    if (position > list.length) return true;
    for (let i = position; i < list.length; i++) {
      const { kind } = list[i] as Told<T>;
      if (kind !== 'nonce' && kind !== 'note') return true;
    }
    return false;
  }

  /** A seat's answer, as text, at the position it was looking at. */
  submit(seat: Seat, at: Standpoint, text: string): HostAnswer {
    if (this.table.awaits().kind === 'over') return { ok: false, code: 'over' };
    if (this.isStale(at)) return { ok: false, code: 'stale' };
    const action = parseAction(text);
    if (!action) return { ok: false, code: 'unreadable' };
    const answer = this.table.act(seat, action);
    if (!answer.ok) {
      const refusal = this.game.refusal(this.table.view([seat]), seat, action);
      return { ok: false, code: answer.code, ...(refusal ? { refusal } : {}) };
    }
    this.tell(answer.played);
    this.goOn();
    return { ok: true };
  }

  undo(seat: Seat, at: Standpoint): HostAnswer {
    if (this.isStale(at)) return { ok: false, code: 'stale' };
    const answer = this.table.undo(seat);
    if (answer.ok) this.tell(answer.played);
    return answer.ok ? { ok: true } : answer;
  }

  takeBack(seat: Seat, agreed: readonly Seat[]): HostAnswer {
    const answer = this.table.takeBack(seat, agreed);
    if (!answer.ok) return answer;
    this.tell(answer.played);
    this.goOn();
    return { ok: true };
  }

  conclude(outcome: Outcome, why: string): void {
    this.tell(this.table.conclude(outcome, why));
  }

  record(entry: Parameters<Table<T>['record']>[0]): void {
    this.tell(this.table.record(entry));
  }

  /** A public die rolled on the players' own table. */
  enterRoll(result: readonly number[]): HostAnswer {
    const answer = this.table.roll(result, 'hand');
    if (!answer.ok) return answer;
    this.tell(answer.played);
    this.goOn();
    return { ok: true };
  }

  /** Rolls, and answers by standing orders, until somebody must decide: when the table opens and after every answer. */
  goOn(): void {
    this.isBehind = false;
    this.rollAll();
    for (let made = 0; this.obey(); made++) {
      this.rollAll();
      if (made + 1 < MOST_AT_ONCE) continue;
      this.isBehind = true;
      return;
    }
  }

  /** One answer by a standing order, from that seat's own view. */
  private obey(): boolean {
    const awaits = this.table.awaits();
    for (const seat of awaits.kind === 'seats' ? awaits.seats : []) {
      const action = this.orderedAt(seat);
      const answer = action && this.table.act(seat, action, 'order');
      if (!answer?.ok) continue;
      this.tell(answer.played);
      return true;
    }
    return false;
  }

  private orderedAt(seat: Seat): Action | undefined {
    const orders = this.orders.get(seat);
    if (!orders || this.options.restsAt?.(seat) || isDecidingHimself(this.table.log.entries, seat)) return undefined;
    return orderAnswer(this.game, this.table.view([seat]), seat, this.table.legal(seat), orders);
  }

  /** Rolls until somebody is asked. */
  rollAll(): void {
    for (;;) {
      const awaits = this.table.awaits();
      if (awaits.kind !== 'chance' || (this.options.handDice && awaits.visibleTo === 'all')) return;
      const laid = this.laidDie();
      const byHand = laid === undefined ? undefined : this.table.roll([laid], 'hand');
      const answer = byHand?.ok ? byHand : this.table.roll(this.dice(awaits.roll, this.table.log.entries));
      if (!answer.ok) throw new Error(`the dice gave what the roll cannot give: ${awaits.roll.why}`);
      this.tell(answer.played);
    }
  }

  private laidDie(): number | undefined {
    const { laid } = this.options;
    return laid?.[this.table.log.entries.reduce((rolled, { kind }) => rolled + (kind === 'roll' ? 1 : 0), 0)];
  }

  private tell(played: Played<T>): void {
    for (const { seats, list } of this.told.values()) this.hear(seats, list, played);
  }

  private toldTo(seats: readonly Seat[]): readonly Told<T>[] {
    const key = keyOf(seats);
    let found = this.told.get(key);
    if (!found) {
      this.forgetBut(MOST_BESIDE - 1);
      found = { seats: [...seats], list: [] };
      this.told.set(key, found);
      for (const played of this.table.history) this.hear(seats, found.list, played);
    }
    return found.list;
  }

  /** Of what nobody is remembered for, no more than so many are kept, the latest. */
  private forgetBut(most: number): void {
    if (this.told.size <= most) return;
    const others = [...this.told.keys()].filter((key) => !this.remembered.has(key));
    for (const key of others.slice(0, Math.max(0, others.length - most))) this.told.delete(key);
  }

  private hear(seats: readonly Seat[], list: Told<T>[], played: Played<T>): void {
    const ears = seats.length > 0 ? seats : [undefined];
    if (!ears.some((seat) => this.table.notices(seat, played))) return;
    const { entry, events, roll } = played;
    const mayReadRoll = roll && (roll.visibleTo === 'all' || seats.some((seat) => roll.visibleTo.includes(seat)));
    const heard = events.flatMap((event) => this.heard(event, ears) ?? []);
    const order = entry.kind === 'action' && entry.by && seats.includes(entry.seat) ? entry.action : undefined;
    const made = this.wordings.get(played) ?? [];
    let told = made.find(
      (one) => (one.roll !== undefined) === (mayReadRoll === true) && one.order === order && isSameList(one.events, heard),
    );
    if (!told) {
      told = {
        kind: entry.kind,
        ...('seat' in entry ? { seat: entry.seat } : {}),
        events: heard,
        ...(mayReadRoll && entry.kind === 'roll' ? { roll: { roll: roll.roll, result: entry.result, from: entry.from } } : {}),
        ...(entry.kind === 'note' ? { note: entry.text } : entry.kind === 'conclude' ? { note: entry.why } : {}),
        ...(order === undefined ? {} : { order }),
      };
      this.wordings.set(played, [...made, told]);
    }
    list.push(told);
  }

  private heard(event: T['event'], ears: readonly (Seat | undefined)[]): T['event'] | undefined {
    let best: T['event'] | undefined;
    for (const seat of ears) {
      const heard = this.game.eventFor(event, seat);
      if (heard === event) return event;
      best ??= heard;
    }
    return best;
  }
}

const keyOf = (seats: readonly Seat[]): string => seats.join('+');

const isSameList = <E>(one: readonly E[], other: readonly E[]): boolean =>
  one.length === other.length && one.every((event, i) => event === other[i]);
