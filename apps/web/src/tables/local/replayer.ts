import {
  type Awaits,
  clone,
  type Entry,
  type GameLog,
  type GameModule,
  type GameTypes,
  type Played,
  parseAction,
  type Seat,
  type StateOf,
  Table,
} from '@bocage/kernel';

const SNAPSHOT_EVERY = 25;

/**
 * Any earlier position of a log. One pass plays the log and keeps a copy every few entries; a position is then the
 * copy before it and a few entries more. Undo and take-back look further back than that, so a copy follows each.
 */
export class Replayer<T extends GameTypes = GameTypes> {
  private readonly game: GameModule<T>;
  private readonly log: GameLog;
  private readonly table: Table<T>;
  private read = 0;
  private readonly snapshots = new Map<number, StateOf<T>>();

  constructor(game: GameModule<T>, log: GameLog) {
    this.game = game;
    this.log = log;
    this.table = new Table(game, { scenario: log.scenario, options: log.options, commitment: log.commitment });
    this.snapshots.set(0, clone(this.table.state));
    this.readOn();
  }

  /** Follows the log, which only ever grows. */
  readOn(): void {
    const { entries } = this.log;
    while (this.read < entries.length) this.step(entries[this.read] as Entry);
  }

  /** The state after that many told entries of these seats, and whom it awaits. */
  at(seats: readonly Seat[], position: number): { readonly state: StateOf<T>; readonly awaits: Awaits } {
    const state = this.stateAfter(this.entriesAt(seats, position));
    return { state, awaits: this.game.awaits(state) };
  }

  private step(entry: Entry): void {
    redo(this.table, entry);
    const done = ++this.read;
    const jumped = entry.kind === 'undo' || entry.kind === 'take-back' || entry.kind === 'checkpoint';
    if (jumped || done % SNAPSHOT_EVERY === 0) this.snapshots.set(done, clone(this.table.state));
  }

  /** How many log entries lie behind a told position. */
  private entriesAt(seats: readonly Seat[], position: number): number {
    const ears = seats.length > 0 ? seats : [undefined];
    let told = 0;
    for (const played of this.table.history as readonly Played<T>[]) {
      if (!ears.some((seat) => this.table.notices(seat, played))) continue;
      if (told === position) return played.index;
      told++;
    }
    return this.read;
  }

  private stateAfter(count: number): StateOf<T> {
    let from = count;
    while (!this.snapshots.has(from)) from--;
    const state = clone(this.snapshots.get(from) as StateOf<T>);
    for (let i = from; i < count; i++) this.apply(state, this.log.entries[i] as Entry);
    return state;
  }

  private apply(state: StateOf<T>, entry: Entry): void {
    if (entry.kind === 'action') {
      const action = parseAction(entry.action);
      if (action) this.game.play(state, entry.seat, action);
    } else if (entry.kind === 'roll') {
      const awaits = this.game.awaits(state);
      if (awaits.kind === 'chance') this.game.resolve(state, awaits.roll, entry.result);
    } else if (entry.kind === 'conclude') {
      this.game.conclude(state, entry.outcome);
    }
  }
}

function redo<T extends GameTypes>(table: Table<T>, entry: Entry): void {
  if (entry.kind === 'action') {
    const action = parseAction(entry.action);
    if (action) table.act(entry.seat, action);
  } else if (entry.kind === 'roll') table.roll(entry.result, entry.from);
  else if (entry.kind === 'undo') table.undo(entry.seat);
  else if (entry.kind === 'take-back') table.takeBack(entry.seat, entry.agreed);
  else if (entry.kind === 'conclude') table.conclude(entry.outcome, entry.why);
  else if (entry.kind === 'checkpoint') table.checkpoint(entry.state as unknown as StateOf<T>);
  else table.record(entry);
}
