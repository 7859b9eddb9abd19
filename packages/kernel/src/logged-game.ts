import type { Action } from './action.js';
import type { AwaitMode, Awaits, GameModule, GameTypes, Seat, StateOf, ViewOf } from './contract.js';
import type { Entry, GameLog, LogHeader } from './log.js';
import { clone, type Fingerprint, fingerprint, isSamePrint, keyedText } from './plain.js';
import type { Answer, Played } from './played.js';
import { StandingEntries } from './standing-entries.js';

/**
 * A state together with its log: everything that changes it is written down, with what it told and whom. The live state
 * keeps its identity while it is played on; what undo needs are copies.
 */
export class LoggedGame<T extends GameTypes> {
  readonly header: LogHeader;
  protected readonly game: GameModule<T>;
  protected readonly hashKey: string;
  protected readonly entries: Entry[] = [];
  /** Every entry as it was played, the ones later undone and the corrections too. */
  readonly history: Played<T>[] = [];
  protected readonly standing: StandingEntries<T>;
  protected live: StateOf<T>;
  protected openPrint: Fingerprint;
  /** What was awaited when the open part last changed. */
  protected stepAwaits: Awaits;
  protected offered = new Map<Seat, readonly Action[]>();

  constructor(game: GameModule<T>, header: Omit<LogHeader, 'format' | 'game' | 'version' | 'dataHash'>, hashKey = '') {
    this.game = game;
    this.hashKey = hashKey;
    this.header = { format: 1, game: game.meta.id, version: game.meta.version, dataHash: game.dataHash, ...header };
    this.standing = new StandingEntries(game, () => game.setup(header.scenario, header.options));
    this.live = game.setup(header.scenario, header.options);
    this.openPrint = fingerprint(this.live.open);
    this.stepAwaits = this.awaits();
  }

  get state(): StateOf<T> {
    return this.live;
  }

  get log(): GameLog {
    return { ...this.header, entries: this.entries };
  }

  /** The entries that stand, oldest first. */
  get played(): readonly Played<T>[] {
    return this.standing.entries.map(({ played }) => played);
  }

  awaits(): Awaits {
    return this.game.awaits(this.live);
  }

  /** As far as these seats may know it: which of the others have answered in a sealed step is told to nobody. */
  awaitsFor(seats: readonly Seat[]): Awaits {
    const now = this.awaits();
    if (now.kind !== 'seats' || now.mode !== 'sealed' || this.stepAwaits.kind !== 'seats') return now;
    return { ...now, seats: this.stepAwaits.seats.filter((seat) => !seats.includes(seat) || now.seats.includes(seat)) };
  }

  view(seats: readonly Seat[]): ViewOf<T> {
    return this.game.view(this.live, seats);
  }

  /** What this seat may do now; the same list is used to check its answer. */
  legal(seat: Seat): readonly Action[] {
    let actions = this.offered.get(seat);
    if (!actions) {
      actions = this.game.legal(this.view([seat]), seat);
      this.offered.set(seat, actions);
    }
    return actions;
  }

  /** Whether a seat (undefined: the spectator) could notice an entry at all. */
  notices(seat: Seat | undefined, played: Played<T>): boolean {
    const { entry } = played;
    if (played.openChanged || ('seat' in entry && entry.seat === seat)) return true;
    if (entry.kind === 'undo') return false;
    if (entry.kind === 'note' && entry.to) return seat !== undefined && entry.to.includes(seat);
    if (played.roll) return played.roll.visibleTo === 'all' || (seat !== undefined && played.roll.visibleTo.includes(seat));
    return entry.kind !== 'action' || played.events.some((event) => this.game.eventFor(event, seat) !== undefined);
  }

  protected append(
    change: () => T['event'][],
    make: () => Entry,
    asked: { readonly mode?: AwaitMode; readonly roll?: NonNullable<Played<T>['roll']> } = {},
  ): { ok: true; played: Played<T> } {
    const index = this.entries.length;
    const before = this.standing.wantsState(index, asked.mode) ? clone(this.live) : undefined;
    const events = change();
    const openBefore = this.openPrint;
    this.openPrint = fingerprint(this.live.open);
    this.offered.clear();
    const openChanged = !isSamePrint(this.openPrint, openBefore);
    const played: Played<T> = { index, entry: make(), events, openChanged, ...asked };
    if (openChanged) this.stepAwaits = this.awaits();
    this.entries.push(played.entry);
    this.history.push(played);
    this.standing.add(played, before);
    return { ok: true, played };
  }

  protected appendCorrection(openBefore: Fingerprint, make: () => Entry): Answer<T> {
    const openChanged = !isSamePrint(this.openPrint, openBefore);
    const played: Played<T> = { index: this.entries.length, entry: make(), events: [], openChanged };
    if (openChanged) this.stepAwaits = this.awaits();
    this.entries.push(played.entry);
    this.history.push(played);
    return { ok: true, played };
  }

  protected hash(): string {
    return keyedText([this.openPrint, fingerprint(this.live.sealed)], this.hashKey);
  }
}
