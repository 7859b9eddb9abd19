import {
  changedOrders,
  commitmentOf,
  type Entry,
  type GameLog,
  type GameModule,
  type GameTypes,
  Host,
  type HostAnswer,
  type OrderChange,
  type Outcome,
  placeIn,
  readableOrders,
  resignation,
  runErrand,
  type Seat,
  Table,
  type Told,
  type ViewOf,
  verifiableRoll,
} from '@bocage/kernel';
import type { AwaitsForWatcher, OrdersBySeat, Picture, TableInfo } from '@bocage/protocol';
import type { ProposalKind, SourceAnswer } from '../table-source.js';
import { infoOf, pictureOf } from './local-info.js';
import { lessonReply, stepNow } from './local-steps.js';
import { humanSeats, type LocalProgress, type LocalTable } from './local-table.js';
import { Replayer } from './replayer.js';

export interface LocalNews {
  readonly info: TableInfo;
  readonly picture: Picture;
  /** Where `told` begins; 0 when the seats looked through changed. */
  readonly from: number;
  readonly told: readonly Told[];
  readonly curtain?: Seat;
  /** The standing orders of the seats looked through. */
  readonly orders: OrdersBySeat;
}

/** As many times in a row standing orders go on; then somebody has to do something. */
const MOST_GOES = 5;

/** More seats than this one does not look through at once: their player goes from one to the next. */
const MOST_TOGETHER = 4;

export interface LocalDeps<T extends GameTypes> {
  /** Keeps entries; resolves when they are on disk. */
  keep(from: number, entries: readonly Entry[], progress: LocalProgress): Promise<void>;
  /** Keeps what seats have said beforehand; resolves when it is on disk. */
  keepOrders(orders: OrdersBySeat): Promise<void>;
  /** Asks a computer player, who is shown this seat's view and nothing else. */
  think(seat: Seat, view: ViewOf<T>): Promise<string>;
  publish(news: LocalNews): void;
  now(): string;
  nonce(): string;
}

/** A game hosted in this browser: the kernel's host, computer players, a disk, and who may look. */
export class LocalHost<T extends GameTypes = GameTypes> {
  private readonly game: GameModule<T>;
  private readonly local: LocalTable;
  private readonly deps: LocalDeps<T>;
  private readonly host: Host<T>;
  private kept: number;
  private seats: readonly Seat[] = [];
  private published = 0;
  private curtain: Seat | undefined;
  private replayer: Replayer<T> | undefined;
  private pumping = false;
  private pumped: Promise<void> = Promise.resolve();
  private when: string;

  constructor(game: GameModule<T>, local: LocalTable, when: string, entries: readonly Entry[], deps: LocalDeps<T>) {
    this.game = game;
    this.local = local;
    this.deps = deps;
    this.when = when;
    this.kept = entries.length;
    const header = { scenario: local.scenario, options: local.options, commitment: commitmentOf(local.secret) };
    const log = { format: 1, game: game.meta.id, version: game.meta.version, dataHash: game.dataHash, ...header, entries } as const;
    const table = entries.length > 0 ? Table.load(game, log) : new Table(game, header);
    const dice: ConstructorParameters<typeof Host<T>>[2] = (roll, so) => verifiableRoll(local.secret, so, roll);
    this.host = new Host(game, table, dice, { handDice: local.handDice, laid: local.dice ?? [] });
    for (const seat of humanSeats(local)) this.host.setOrders(seat, readableOrders(game, seat, local.orders?.[seat] ?? []));
  }

  async start(): Promise<void> {
    if (this.host.table.log.entries.length === 0) {
      for (const seat of Object.keys(this.local.players)) this.host.record({ kind: 'nonce', seat, nonce: this.deps.nonce() });
    }
    this.goOn();
    const people = humanSeats(this.local);
    this.seats = people.length < 2 || this.local.sharing === 'open' ? this.firstEyes(people) : [];
    await this.settle();
  }

  /** Everything that orders have to say: nobody else waits for it here. */
  private goOn(): void {
    for (let goes = 0; goes < MOST_GOES; goes++) {
      this.host.goOn();
      if (!this.host.isBehind) return;
    }
  }

  /** What a seat of one's own says beforehand; where that answers what it is asked now, it is answered. */
  async order(seat: Seat, change: readonly OrderChange[]): Promise<SourceAnswer> {
    const { host } = this;
    if (this.local.players[seat] !== 'me' || !this.seats.includes(seat)) return { ok: false, code: 'wrong-seat' };
    if (host.table.awaits().kind === 'over') return { ok: false, code: 'over' };
    const changed = changedOrders(this.game, host.view([seat]), seat, host.ordersOf(seat), change);
    if (!changed.ok) return changed;
    host.setOrders(seat, changed.orders);
    await this.deps.keepOrders(this.allOrders());
    this.goOn();
    await this.settle();
    return { ok: true };
  }

  /** For a save: of everybody who plays here. */
  allOrders(): OrdersBySeat {
    return this.ordersOf(humanSeats(this.local));
  }

  private ordersOf(seats: readonly Seat[]): OrdersBySeat {
    return Object.fromEntries(seats.map((seat) => [seat, this.host.ordersOf(seat)]));
  }

  /** All seats of one's own at once; of many, one that is asked. */
  private firstEyes(people: readonly Seat[]): readonly Seat[] {
    if (people.length <= MOST_TOGETHER) return people;
    const awaits = this.host.table.awaits();
    const asked = awaits.kind === 'seats' ? awaits.seats.find((seat) => people.includes(seat)) : undefined;
    return [asked ?? (people[0] as Seat)];
  }

  act(seat: Seat, position: number, action: string): Promise<SourceAnswer> {
    return this.answered(this.host.submit(seat, { seats: this.seats, position }, action));
  }

  undo(seat: Seat, position: number): Promise<SourceAnswer> {
    return this.answered(this.host.undo(seat, { seats: this.seats, position }));
  }

  enterRoll(result: readonly number[]): Promise<SourceAnswer> {
    return this.answered(this.host.enterRoll(result));
  }

  /** Everybody who must agree sits at this screen, or is a computer: it gives moves back and never takes a draw. */
  propose(seat: Seat, what: ProposalKind): Promise<SourceAnswer> {
    const others = Object.keys(this.local.players).filter((other) => other !== seat);
    if (what === 'take-back') return this.answered(this.host.takeBack(seat, others));
    if (others.some((other) => this.local.players[other] !== 'me')) return Promise.resolve({ ok: false, code: 'declined' });
    return this.conclude({ level: 'draw' }, 'draw agreed');
  }

  resign(seat: Seat): Promise<SourceAnswer> {
    return this.conclude(resignation(this.game.meta, this.local.options, seat), `${seat} resigned`);
  }

  look(seats: readonly Seat[]): void {
    if (!seats.every((seat) => this.local.players[seat] === 'me')) return;
    this.seats = [...seats];
    this.curtain = undefined;
    this.published = 0;
    this.publish();
  }

  /** A computer decides for a player's own seat, from that seat's view, until its part of the step is done. Every decision is seen. */
  async assist(seat: Seat): Promise<SourceAnswer> {
    await runErrand({
      place: () => placeIn(this.game, this.host.view([seat])),
      isAsked: () => this.isAsked(seat),
      decide: async () => {
        const action = await this.deps.think(seat, this.host.view([seat]));
        return (await this.answered(this.host.submit(seat, { seats: [seat], position: this.host.position([seat]) }, action))).ok;
      },
      others: () => this.pumped,
    });
    return { ok: true };
  }

  private isAsked(seat: Seat): boolean {
    const awaits = this.host.table.awaits();
    return awaits.kind === 'seats' && awaits.seats.includes(seat) && this.host.table.legal(seat).length > 0;
  }

  viewAt(position: number): Picture {
    this.replayer ??= new Replayer(this.game, this.host.table.log);
    this.replayer.readOn();
    const { state, awaits } = this.replayer.at(this.seats, position);
    const { open, known } = this.game.view(state, this.seats);
    return { seats: this.seats, position, view: { open, known }, awaits: awaits as AwaitsForWatcher, undo: {} };
  }

  /** The turn in words, for the list of games: kept at once, so that a game just loaded is not called by its beginning. */
  label(when: string): void {
    if (when === this.when) return;
    this.when = when;
    // A game deleted meanwhile needs no label.
    this.deps.keep(this.kept, [], this.progress()).catch(() => undefined);
  }

  /** The whole game with its dice secret: whoever plays here has it anyway. */
  log(): GameLog {
    return { ...this.host.table.log, secret: this.local.secret };
  }

  private conclude(outcome: Outcome, why: string): Promise<SourceAnswer> {
    if (this.host.table.awaits().kind === 'over') return Promise.resolve({ ok: false, code: 'over' });
    this.host.conclude(outcome, why);
    return this.answered({ ok: true });
  }

  private async answered(answer: HostAnswer): Promise<SourceAnswer> {
    if (answer.ok) await this.settle();
    return answer;
  }

  /** To disk, then to the page, then the computer's turn. */
  private async settle(): Promise<void> {
    await this.keepNew();
    this.drawCurtain();
    this.publish();
    this.pumped = this.pump();
  }

  private async keepNew(): Promise<void> {
    if (this.host.isBehind) this.goOn();
    const { entries } = this.host.table.log;
    const from = this.kept;
    this.kept = entries.length;
    await this.deps.keep(from, entries.slice(from), this.progress());
  }

  private progress(): LocalProgress {
    const awaits = this.host.table.awaits();
    return {
      touched: this.deps.now(),
      entries: this.host.table.log.entries.length,
      when: this.when,
      asked: awaits.kind === 'seats' ? awaits.seats : [],
      ...(awaits.kind === 'over' ? { over: awaits.outcome } : {}),
    };
  }

  private drawCurtain(): void {
    const people = humanSeats(this.local);
    const awaits = this.host.table.awaits();
    if (awaits.kind === 'over' && people.length > 0) {
      this.seats = people;
      this.curtain = undefined;
      this.published = 0;
    }
    if (people.length < 2 || this.local.sharing === 'open' || awaits.kind !== 'seats') return;
    if (awaits.seats.some((seat) => this.seats.includes(seat))) this.curtain = undefined;
    else this.curtain = awaits.seats.find((seat) => people.includes(seat)) ?? this.curtain;
  }

  /** Computer seats answer one after another until a person is asked. */
  private async pump(): Promise<void> {
    if (this.pumping) return this.pumped;
    this.pumping = true;
    for (let seat = this.computerAsked(); seat !== undefined; seat = this.computerAsked()) {
      const before = this.host.table.log.entries.length;
      const step = stepNow(this.host);
      const action = lessonReply(this.local, this.host, seat) ?? (await this.deps.think(seat, this.host.view([seat])));
      if (this.host.table.log.entries.length !== before) continue;
      const answer = this.host.submit(seat, { seats: [seat], position: this.host.position([seat]) }, action);
      if (!answer.ok) throw new Error(`${seat} (${this.local.players[seat]}) chose ${action}: ${answer.code}`);
      await this.keepNew();
      this.drawCurtain();
      // What a computer does in secret is no news to anybody at this screen.
      if (this.host.position(this.seats) !== this.published || stepNow(this.host) !== step) this.publish();
    }
    this.pumping = false;
  }

  private computerAsked(): Seat | undefined {
    const awaits = this.host.table.awaits();
    if (awaits.kind !== 'seats') return undefined;
    return awaits.seats.find((seat) => this.local.players[seat] !== 'me' && this.host.table.legal(seat).length > 0);
  }

  private publish(): void {
    const position = this.host.position(this.seats);
    const from = this.published;
    this.published = position;
    const told = this.host.since(this.seats, from) as readonly Told[];
    this.deps.publish({
      info: infoOf(this.game, this.local, this.host.table),
      picture: pictureOf(this.host, this.seats, position),
      ...{ from, told },
      ...(this.curtain ? { curtain: this.curtain } : {}),
      orders: this.ordersOf(this.seats),
    });
  }
}
