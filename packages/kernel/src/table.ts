import { type Action, makeAction } from './action.js';
import { isResultOf, type RollResult } from './chance.js';
import type { AwaitMode, Awaits, GameModule, GameTypes, Outcome, Seat, StateOf, ViewOf } from './contract.js';
import type { Json } from './json.js';
import type { Entry, GameLog, LogHeader } from './log.js';
import { clone, type Fingerprint, fingerprint, isSamePrint, keyedText } from './plain.js';
import { type Answer, type Played, ReplayError, type UndoRefused } from './played.js';
import { redo } from './redo.js';
import { lastOwn } from './undo.js';

interface Kept<T extends GameTypes> {
  readonly played: Played<T>;
  /** The state before this entry; dropped once no undo can want it. */
  before?: StateOf<T>;
}

/**
 * A live game: the state, its log, and undo. It checks every action against what was offered, asks nobody and rolls
 * nothing itself: the host hands in actions and results. The live state keeps its identity; snapshots are the copies.
 */
export class Table<T extends GameTypes = GameTypes> {
  readonly header: LogHeader;
  private readonly game: GameModule<T>;
  private readonly hashKey: string;
  private readonly entries: Entry[] = [];
  /** Every entry as it was played, the ones later undone and the corrections too. */
  readonly history: Played<T>[] = [];
  private kept: Kept<T>[] = [];
  private live: StateOf<T>;
  private openPrint: Fingerprint;
  private offered = new Map<Seat, readonly Action[]>();

  constructor(game: GameModule<T>, header: Omit<LogHeader, 'format' | 'game' | 'version' | 'dataHash'>, hashKey = '') {
    this.game = game;
    this.hashKey = hashKey;
    this.header = { format: 1, game: game.meta.id, version: game.meta.version, dataHash: game.dataHash, ...header };
    this.live = game.setup(header.scenario, header.options);
    this.openPrint = fingerprint(this.live.open);
  }

  /**
   * A table that has replayed a log, from its last checkpoint if it has one. Throws when an entry no longer fits;
   * `replay` in replay.ts reports instead.
   */
  static load<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): Table<T> {
    const { entries, secret: _, ...header } = log;
    const table = new Table(game, header, hashKey);
    const checkpoint = entries.findLastIndex((entry) => entry.kind === 'checkpoint');
    const from = Math.max(0, checkpoint);
    table.entries.push(...entries.slice(0, from));
    for (const entry of entries.slice(from)) table.redo(entry);
    return table;
  }

  get state(): StateOf<T> {
    return this.live;
  }

  get log(): GameLog {
    return { ...this.header, entries: this.entries };
  }

  /** The entries that stand, oldest first. */
  get played(): readonly Played<T>[] {
    return this.kept.map((k) => k.played);
  }

  awaits(): Awaits {
    return this.game.awaits(this.live);
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

  act(seat: Seat, action: Action): Answer<T> {
    const awaits = this.awaits();
    if (awaits.kind !== 'seats' || !awaits.seats.includes(seat)) return { ok: false, code: 'not-asked' };
    const offered = this.offer(seat, action);
    if (!offered) return { ok: false, code: 'not-legal' };
    return this.append(
      () => this.game.play(this.live, seat, offered),
      (hash) => ({ kind: 'action', seat, action: makeAction(offered), hash }),
      { mode: awaits.mode },
    );
  }

  roll(result: RollResult, from: 'host' | 'hand' = 'host'): Answer<T> {
    const awaits = this.awaits();
    if (awaits.kind !== 'chance') return { ok: false, code: 'no-roll-awaited' };
    if (from === 'hand' && awaits.visibleTo !== 'all') return { ok: false, code: 'wrong-result' };
    if (!isResultOf(awaits.roll, result)) return { ok: false, code: 'wrong-result' };
    const { roll, visibleTo } = awaits;
    return this.append(
      () => this.game.resolve(this.live, roll, result),
      (hash) => ({ kind: 'roll', result: [...result], from, hash }),
      { roll: { roll, visibleTo } },
    );
  }

  conclude(outcome: Outcome, why: string): Played<T> {
    const answer = this.append(
      () => this.game.conclude(this.live, outcome),
      (hash) => ({ kind: 'conclude', outcome, why, hash }),
    );
    return answer.played;
  }

  /** An entry of the host's that changes nothing on the map: a seat's nonce, a remark. */
  record(
    entry: { readonly kind: 'nonce'; readonly seat: Seat; readonly nonce: string } | { readonly kind: 'note'; readonly text: string },
  ): Played<T> {
    return this.append(
      () => [],
      (hash) => ({ ...entry, hash }),
    ).played;
  }

  /** Why this seat cannot undo now, or the entry it would take out. */
  undoable(seat: Seat): { readonly ok: true; readonly entry: number } | { readonly ok: false; readonly code: UndoRefused } {
    const found = lastOwn(this.kept, seat, (who, played) => this.notices(who, played));
    if (!found.ok) return found;
    const entry = (this.kept[found.at] as Kept<T>).played.index;
    return this.canRebuildWithout(found.at) ? { ok: true, entry } : { ok: false, code: 'depends' };
  }

  undo(seat: Seat): Answer<T> {
    const found = this.undoable(seat);
    if (!found.ok) return found;
    const at = this.kept.findIndex((k) => k.played.index === found.entry);
    const openBefore = this.openPrint;
    this.rebuild(
      this.kept.filter((_, i) => i !== at).map((k) => k.played.entry),
      at,
    );
    return this.appendCorrection(openBefore, (hash) => ({ kind: 'undo', seat, entry: found.entry, hash }));
  }

  /** The log entry a take-back by this seat would go back to: before its last action, whatever came after. */
  takeBackPoint(seat: Seat): number | undefined {
    for (let i = this.kept.length - 1; i >= 0; i--) {
      const { entry, index } = (this.kept[i] as Kept<T>).played;
      if (entry.kind === 'checkpoint') return undefined;
      if (entry.kind === 'action' && entry.seat === seat) return index;
    }
    return undefined;
  }

  /** Back to before this seat's last action, past rolls and reveals, because the others agreed. */
  takeBack(seat: Seat, agreed: readonly Seat[]): Answer<T> {
    const to = this.takeBackPoint(seat);
    if (to === undefined) return { ok: false, code: 'nothing-to-undo' };
    const at = this.kept.findIndex((k) => k.played.index === to);
    const openBefore = this.openPrint;
    this.rebuild(
      this.kept.slice(0, at).map((k) => k.played.entry),
      at,
    );
    return this.appendCorrection(openBefore, (hash) => ({ kind: 'take-back', seat, to, agreed, hash }));
  }

  /** Whether a seat (undefined: the spectator) could notice an entry at all. */
  notices(seat: Seat | undefined, played: Played<T>): boolean {
    const { entry } = played;
    if (played.openChanged || ('seat' in entry && entry.seat === seat)) return true;
    if (entry.kind === 'undo') return false;
    if (played.roll) return played.roll.visibleTo === 'all' || (seat !== undefined && played.roll.visibleTo.includes(seat));
    return entry.kind !== 'action' || played.events.some((event) => this.game.eventFor(event, seat) !== undefined);
  }

  /** An independent table at the same place: to try something out. */
  fork(): Table<T> {
    return Table.load(this.game, this.log, this.hashKey);
  }

  /** The offered action this one names. A word read from a text may be a copy: only a game interns words. */
  private offer(seat: Seat, action: Action): Action | undefined {
    const legal = this.legal(seat);
    if (legal.includes(action)) return action;
    return action.kind === 'word' ? legal.find((offered) => offered.kind === 'word' && offered.word === action.word) : undefined;
  }

  private append(
    change: () => T['event'][],
    make: (hash: string) => Entry,
    asked: { readonly mode?: AwaitMode; readonly roll?: NonNullable<Played<T>['roll']> } = {},
  ): { ok: true; played: Played<T> } {
    const before = clone(this.live);
    const events = change();
    const openBefore = this.openPrint;
    this.openPrint = fingerprint(this.live.open);
    this.offered.clear();
    const entry = make(this.hash());
    const openChanged = !isSamePrint(this.openPrint, openBefore);
    const played: Played<T> = { index: this.entries.length, entry, events, openChanged, ...asked };
    this.entries.push(entry);
    this.history.push(played);
    this.kept.push({ played, before });
    if (entry.kind === 'roll') this.forgetSnapshots();
    return { ok: true, played };
  }

  private appendCorrection(openBefore: Fingerprint, make: (hash: string) => Entry): Answer<T> {
    const entry = make(this.hash());
    const played: Played<T> = { index: this.entries.length, entry, events: [], openChanged: !isSamePrint(this.openPrint, openBefore) };
    this.entries.push(entry);
    this.history.push(played);
    return { ok: true, played };
  }

  private hash(): string {
    return keyedText([this.openPrint, fingerprint(this.live.sealed)], this.hashKey);
  }

  private forgetSnapshots(): void {
    for (let i = this.kept.length - 1; i >= 0; i--) {
      const kept = this.kept[i] as Kept<T>;
      if (!kept.before) return;
      delete kept.before;
    }
  }

  private canRebuildWithout(at: number): boolean {
    if (at === this.kept.length - 1) return true;
    const { kept, live, openPrint } = this;
    try {
      this.rebuild(
        kept.filter((_, i) => i !== at).map((k) => k.played.entry),
        at,
      );
      return true;
    } catch (error) {
      if (error instanceof ReplayError) return false;
      throw error;
    } finally {
      this.kept = kept;
      this.live = live;
      this.openPrint = openPrint;
      this.offered.clear();
    }
  }

  /** Puts the state back to before the kept entry `from` and plays the given entries from there on. */
  private rebuild(entries: readonly Entry[], from: number): void {
    const indices = this.kept.map((k) => k.played.index);
    let start = from;
    while (start > 0 && !this.kept[start]?.before) start--;
    const snapshot = this.kept[start]?.before;
    this.live = snapshot ? clone(snapshot) : this.game.setup(this.header.scenario, this.header.options);
    this.kept = this.kept.slice(0, start);
    this.openPrint = fingerprint(this.live.open);
    this.offered.clear();
    const written = { entries: this.entries.length, history: this.history.length };
    try {
      for (let i = start; i < entries.length; i++) {
        this.redo(entries[i] as Entry);
        const last = this.kept.pop() as Kept<T>;
        this.kept.push({ ...last, played: { ...last.played, index: indices[i < from ? i : i + 1] as number } });
      }
    } finally {
      this.entries.length = written.entries;
      this.history.length = written.history;
    }
  }

  private redo(entry: Entry): void {
    const answer = redo(this, entry);
    if (!answer.ok) throw new ReplayError(this.entries.length, answer.code, entry);
  }

  /** Goes on from a given state: what an upgrade writes when the old entries no longer replay to the same states. */
  checkpoint(
    state: StateOf<T>,
    { version, dataHash }: { readonly version: number; readonly dataHash: string } = {
      version: this.game.meta.version,
      dataHash: this.game.dataHash,
    },
  ): Played<T> {
    const json = clone(state) as unknown as Json;
    return this.append(
      () => {
        this.live = clone(state);
        return [];
      },
      (hash) => ({ kind: 'checkpoint', version, dataHash, state: json, hash }),
    ).played;
  }
}
