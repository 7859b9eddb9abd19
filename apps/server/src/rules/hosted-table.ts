import {
  type Dice,
  type Entry,
  type GameModule,
  Host,
  type HostAnswer,
  type Outcome,
  type Seat,
  type Table,
  type UndoRefused,
  verifiableRoll,
} from '@bocage/kernel';
import { type ComputerAsked, type Done, type Failed, keyOf, type TableSpec, type Update } from './jobs.js';
import { PastStates } from './past-states.js';
import { pictureText } from './picture-text.js';

type Changed = Omit<Done, 'id'>;
type Refused = Omit<Failed, 'id'>;

/** A log of this length still loads within a few seconds. */
const MOST_ENTRIES = 30_000;

/** One table in a rules thread: every change comes back as log entries and as what each watcher may be told of it. */
export class HostedTable {
  readonly host: Host;
  private readonly spec: TableSpec;
  private readonly game: GameModule;
  private readonly base: number;
  private watched: readonly (readonly Seat[])[] = [];
  private openText: string | undefined;
  private readonly past: PastStates;

  constructor(spec: TableSpec, game: GameModule, table: Table, base: number) {
    const dice: Dice = (roll, entries) => verifiableRoll(spec.secret, entries, roll);
    this.spec = spec;
    this.game = game;
    this.base = base;
    this.past = new PastStates(game, table);
    this.host = new Host(game, table, dice, { handDice: spec.handDice });
  }

  /** A game cannot be longer; undone entries stay in the log, so there is room for some. */
  get isFull(): boolean {
    return this.entries.length >= Math.min(MOST_ENTRIES, 3 * this.game.meta.longestGame);
  }

  watch(watched: readonly (readonly Seat[])[]): void {
    this.watched = watched;
    for (const seats of watched) this.host.position(seats);
  }

  /** Carries something out; `by` are the seats the one who asked looks through. */
  change(act: (host: Host) => HostAnswer | undefined, by?: readonly Seat[]): Changed | Refused {
    const from = this.entries.length;
    const positions = this.watched.map((seats) => this.host.position(seats));
    const answer = act(this.host);
    if (answer && !answer.ok) return { ...answer, ok: false };
    this.openText = undefined;
    return {
      ...this.standing(from),
      updates: this.watched.flatMap((seats, i) => this.update(seats, positions[i] as number)),
      ...(by ? { position: this.host.position(by) } : {}),
    };
  }

  /** The entries from a place on, and whom the table asks. */
  standing(from: number): Changed {
    const awaits = this.host.table.awaits();
    const asked = awaits.kind === 'seats' ? awaits.seats : [];
    const outcome: Outcome | undefined = awaits.kind === 'over' ? awaits.outcome : undefined;
    return {
      ok: true,
      n: this.base + from,
      entries: this.entries.slice(from).map((entry) => JSON.stringify(entry)),
      updates: [],
      asked,
      ...(outcome ? { outcome } : {}),
      computers: this.computersAsked(asked),
    };
  }

  picture(seats: readonly Seat[], have: number): { readonly picture: string; readonly told: string } {
    const position = this.host.position(seats);
    return { picture: this.pictureOf(seats), told: JSON.stringify(this.host.since(seats, have > position ? 0 : have)) };
  }

  pictureAt(seats: readonly Seat[], position: number): { readonly picture: string; readonly told: string } {
    const at = Math.min(position, this.host.position(seats));
    const state = this.past.at(seats, at);
    const nothing = { ok: false, code: 'nothing-to-undo' as UndoRefused } as const;
    const undo = Object.fromEntries(seats.map((seat) => [seat, nothing]));
    const view = this.game.view(state, seats);
    return { picture: pictureText(view, JSON.stringify(view.open), { position: at, awaits: this.game.awaits(state), undo }), told: '[]' };
  }

  snapshot(): Changed {
    return { ...this.standing(this.entries.length), n: this.base + this.entries.length, state: JSON.stringify(this.host.table.state) };
  }

  private get entries(): readonly Entry[] {
    return this.host.table.log.entries;
  }

  private update(seats: readonly Seat[], before: number): readonly Update[] {
    if (this.host.position(seats) === before) return [];
    const told = JSON.stringify(this.host.since(seats, before));
    const text = `{"type":"update","table":"${this.spec.id}","picture":${this.pictureOf(seats)},"told":${told}}`;
    return [{ key: keyOf(seats), text }];
  }

  private pictureOf(seats: readonly Seat[]): string {
    const { table } = this.host;
    const view = this.host.view(seats);
    this.openText ??= JSON.stringify(view.open);
    const undo = Object.fromEntries(
      seats.map((seat) => {
        const answer = table.undoable(seat);
        return [seat, answer.ok ? { ok: true as const } : answer];
      }),
    );
    return pictureText(view, this.openText, { position: this.host.position(seats), awaits: table.awaits(), undo });
  }

  private computersAsked(asked: readonly Seat[]): readonly ComputerAsked[] {
    return this.spec.computers
      .filter((seat) => asked.includes(seat))
      .map((seat) => {
        const { seats, open, known } = this.host.view([seat]);
        this.openText ??= JSON.stringify(open);
        const view = `{"seats":${JSON.stringify(seats)},"open":${this.openText},"known":${JSON.stringify(known)}}`;
        return { seat, position: this.host.position([seat]), view };
      });
  }
}
