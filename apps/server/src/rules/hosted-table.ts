import {
  type Dice,
  type Entry,
  type GameModule,
  Host,
  type HostAnswer,
  type Outcome,
  type Seat,
  seatsOf,
  type Table,
  type UndoRefused,
  verifiableRoll,
} from '@bocage/kernel';
import { BriefViews, type Seen } from './brief-views.js';
import { type ComputerAsked, type Done, type Failed, keyOf, type TableSpec, type Update, type Watched } from './jobs.js';
import { PastStates } from './past-states.js';
import { changeText, pictureText } from './picture-text.js';
import { StepCounter } from './step-counter.js';

type Changed = Omit<Done, 'id'>;
type Refused = Omit<Failed, 'id'>;

/** A log of this length still loads within half a minute. */
const MOST_ENTRIES = 300_000;
/** Entries that change nothing anybody sees on the map. */
const REMARKS: readonly string[] = ['nonce', 'note'];

const NOTHING = { ok: false, code: 'nothing-to-undo' as UndoRefused } as const;

/** One table in a rules thread: every change comes back as log entries and as what each watcher may be told of it. */
export class HostedTable {
  readonly host: Host;
  private readonly spec: TableSpec;
  private readonly game: GameModule;
  private readonly base: number;
  private watched: readonly Watched[] = [];
  private computers: readonly Seat[];
  /** Where each computer stood when it was last given its view. */
  private readonly givenAt = new Map<Seat, number>();
  private openText: string | undefined;
  private readonly briefs = new BriefViews();
  private readonly seen = new Map<string, Seen>();
  private readonly steps: StepCounter;
  private readonly past: PastStates;

  constructor(spec: TableSpec, game: GameModule, table: Table, base: number) {
    const dice: Dice = (roll, entries) => verifiableRoll(spec.secret, entries, roll);
    this.spec = spec;
    this.game = game;
    this.base = base;
    this.computers = spec.computers;
    this.past = new PastStates(game, table);
    this.steps = new StepCounter(table);
    this.host = new Host(game, table, dice, { handDice: spec.handDice, restsAt: (seat) => this.computers.includes(seat) });
  }

  /** A game cannot be longer; undone entries stay in the log, so there is room for some. */
  get isFull(): boolean {
    return this.entries.length >= Math.min(MOST_ENTRIES, 3 * this.game.meta.longestGame);
  }

  get isOver(): boolean {
    return this.host.table.awaits().kind === 'over';
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.game.meta, this.host.table.header.options).map(({ id }) => id);
  }

  get step(): string {
    return this.steps.now().key;
  }

  watch(watched: readonly Watched[]): void {
    this.watched = watched;
    const keys = new Set(watched.map(keyOf));
    for (const key of this.seen.keys()) if (!keys.has(key)) this.seen.delete(key);
    this.host.remember([...watched.map(({ seats }) => seats), ...this.computers.map((seat) => [seat])]);
    for (const { seats } of watched) this.host.position(seats);
  }

  /** Other seats are the computer's now: those it is asked for come back. */
  seatComputers(computers: readonly Seat[]): Changed {
    this.computers = computers;
    for (const seat of this.givenAt.keys()) if (!computers.includes(seat)) this.givenAt.delete(seat);
    return this.standing(this.entries.length);
  }

  /** Carries something out; `by` are the seats the one who asked looks through. */
  change(act: (host: Host) => HostAnswer | undefined, by?: readonly Seat[]): Changed | Refused {
    const from = this.entries.length;
    const { history } = this.host.table;
    const heard = history.length;
    const positions = this.watched.map(({ seats }) => this.host.position(seats));
    const answer = act(this.host);
    if (answer && !answer.ok) return { ...answer, ok: false };
    this.openText = undefined;
    this.briefs.reset();
    const happened = history.slice(heard);
    const vacated = happened.flatMap(({ events }) => events.flatMap(({ vacates }) => vacates ?? []));
    return {
      ...this.standing(from),
      ...(vacated.length > 0 ? { vacated } : {}),
      shown: happened.some(({ openChanged }) => openChanged),
      updates: this.watched.flatMap((watched, i) => this.update(watched, positions[i] as number)),
      ...(by ? { position: this.host.position(by) } : {}),
    };
  }

  /** The entries from a place on, and whom the table asks, computers with their views. */
  standing(from: number): Changed {
    const now = this.unchanged();
    const entries = this.entries.slice(from).map((entry) => JSON.stringify(entry));
    const behind = this.host.isBehind ? { behind: true } : {};
    return { ...now, ...behind, n: this.base + from, entries, computers: this.computersAsked(now.asked) };
  }

  /** Whom the table asks, where nothing has happened. */
  unchanged(): Changed {
    const awaits = this.host.table.awaits();
    const outcome: Outcome | undefined = awaits.kind === 'over' ? awaits.outcome : undefined;
    return {
      ok: true,
      n: this.base + this.entries.length,
      entries: [],
      updates: [],
      asked: awaits.kind === 'seats' ? awaits.seats : [],
      step: this.steps.now(),
      ...(outcome ? { outcome } : {}),
      computers: [],
    };
  }

  picture({ seats, brief }: Watched, have: number): { readonly picture: string; readonly told: string } {
    const position = this.host.position(seats);
    if (brief) this.seen.set(keyOf({ seats, brief }), this.briefs.seen(this.host.view(seats)));
    return { picture: this.pictureOf(seats), told: JSON.stringify(this.host.since(seats, have > position ? 0 : have)) };
  }

  pictureAt(seats: readonly Seat[], position: number): { readonly picture: string; readonly told: string } {
    const now = this.host.position(seats);
    const at = Math.min(position, now);
    const state = at === now ? this.host.table.state : this.past.at(seats, at);
    const undo = Object.fromEntries(seats.map((seat) => [seat, NOTHING]));
    const view = this.game.view(state, seats);
    const then = this.game.awaits(state);
    // Who of the others had answered a sealed question then is as secret as it is now.
    const awaits =
      then.kind === 'seats' && then.mode === 'sealed' ? { ...then, seats: then.seats.filter((seat) => seats.includes(seat)) } : then;
    return { picture: pictureText(view, JSON.stringify(view.open), { position: at, awaits, undo }), told: '[]' };
  }

  snapshot(): Changed {
    return { ...this.unchanged(), state: JSON.stringify(this.host.table.state) };
  }

  /** A seat's own view, for a computer to decide from. */
  askedOf(seat: Seat): ComputerAsked {
    const { seats, open, known } = this.host.view([seat]);
    this.openText ??= JSON.stringify(open);
    const view = `{"seats":${JSON.stringify(seats)},"open":${this.openText},"known":${JSON.stringify(known)}}`;
    return { seat, position: this.host.position([seat]), view };
  }

  private get entries(): readonly Entry[] {
    return this.host.table.log.entries;
  }

  private update({ seats, brief }: Watched, before: number): readonly Update[] {
    if (this.host.position(seats) === before) return [];
    const told = this.host.since(seats, before);
    const key = keyOf({ seats, brief });
    const last = brief ? this.seen.get(key) : undefined;
    const start = `"table":"${this.spec.id}"`;
    const text = last
      ? `{"type":"change",${start},"change":${this.changeOf(seats, last, before)},"told":${JSON.stringify(told)}}`
      : `{"type":"update",${start},"picture":${this.pictureOf(seats)},"told":${JSON.stringify(told)}}`;
    if (brief && !last) this.seen.set(key, this.briefs.seen(this.host.view(seats)));
    return [{ key, text }];
  }

  /** Where nothing but remarks were made nobody has to look again. */
  private changeOf(seats: readonly Seat[], last: Seen, from: number): string {
    const rest = { ...this.restOf(seats), from };
    if (this.host.since(seats, from).every(({ kind }) => REMARKS.includes(kind))) {
      return changeText(seats, { open: '{}', known: '{}' }, rest);
    }
    const view = this.host.view(seats);
    const now = this.briefs.seen(view);
    this.seen.set(keyOf({ seats, brief: true }), now);
    return changeText(seats, this.briefs.differences(view, last, now), rest);
  }

  private pictureOf(seats: readonly Seat[]): string {
    const view = this.host.view(seats);
    this.openText ??= JSON.stringify(view.open);
    return pictureText(view, this.openText, this.restOf(seats));
  }

  private restOf(seats: readonly Seat[]) {
    const { table } = this.host;
    const undo = Object.fromEntries(
      seats.map((seat) => {
        const answer = this.isOver ? NOTHING : table.undoable(seat);
        return [seat, answer.ok ? { ok: true as const } : answer];
      }),
    );
    return { position: this.host.position(seats), awaits: table.awaitsFor(seats), undo };
  }

  /** A computer is given its view once for each time it may have changed. */
  private computersAsked(asked: readonly Seat[]): readonly ComputerAsked[] {
    return this.computers.flatMap((seat) => {
      const position = this.host.position([seat]);
      if (!asked.includes(seat) || this.givenAt.get(seat) === position) return [];
      this.givenAt.set(seat, position);
      return this.askedOf(seat);
    });
  }
}
