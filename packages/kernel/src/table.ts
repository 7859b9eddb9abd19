import { type Action, makeAction, parseAction } from './action.js';
import { isResultOf, type Roll, type RollResult } from './chance.js';
import type { Awaits, GameModule, GameTypes, Outcome, Seat, StateOf, ViewOf } from './contract.js';
import type { Json } from './json.js';
import type { Entry, GameLog, LogHeader } from './log.js';
import { clone, digest } from './plain.js';

/** One entry that stands, with what it told and whom. */
export interface Played<T extends GameTypes = GameTypes> {
  readonly index: number;
  readonly entry: Entry;
  readonly events: readonly T['event'][];
  /** The roll this entry answered. */
  readonly roll?: { readonly roll: Roll; readonly visibleTo: readonly Seat[] | 'all' };
  /** Whether the open part of the state changed. */
  readonly openChanged: boolean;
}

export type Refused = 'not-asked' | 'not-legal' | 'no-roll-awaited' | 'wrong-result' | UndoRefused;
export type UndoRefused = 'nothing-to-undo' | 'roll' | 'reveal' | 'other-seat' | 'depends';
export type Answer<T extends GameTypes> =
  | { readonly ok: true; readonly played: Played<T> }
  | { readonly ok: false; readonly code: Refused };

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
  private openHash: string;
  private offered = new Map<Seat, readonly Action[]>();

  constructor(game: GameModule<T>, header: Omit<LogHeader, 'format' | 'game' | 'version' | 'dataHash'>, hashKey = '') {
    this.game = game;
    this.hashKey = hashKey;
    this.header = { format: 1, game: game.meta.id, version: game.meta.version, dataHash: game.dataHash, ...header };
    this.live = game.setup(header.scenario, header.options);
    this.openHash = digest(this.live.open);
  }

  /** A table that has replayed a log. Throws when an entry no longer fits; `replay` in replay.ts reports instead. */
  static load<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): Table<T> {
    const table = new Table(game, { scenario: log.scenario, options: log.options, commitment: log.commitment }, hashKey);
    for (const entry of log.entries) table.redo(entry);
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
    const offered = this.offeredAs(seat, action);
    if (!offered) return { ok: false, code: 'not-legal' };
    const text = makeAction(offered);
    return this.append(
      () => this.game.play(this.live, seat, offered),
      (hash) => ({ kind: 'action', seat, action: text, hash }),
    );
  }

  /** The offered object: a word read before the game first offered it is equal to that one, not the same. */
  private offeredAs(seat: Seat, action: Action): Action | undefined {
    const legal = this.legal(seat);
    if (legal.includes(action)) return action;
    return action.kind === 'word' ? legal.find((other) => other.kind === 'word' && other.word === action.word) : undefined;
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
      { roll, visibleTo },
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
    for (let i = this.kept.length - 1; i >= 0; i--) {
      const { entry, events, index } = (this.kept[i] as Kept<T>).played;
      if (entry.kind === 'roll') return { ok: false, code: 'roll' };
      if (entry.kind === 'conclude' || entry.kind === 'checkpoint') return { ok: false, code: 'nothing-to-undo' };
      if (entry.kind !== 'action') continue;
      if (entry.seat !== seat) {
        if (this.notices(seat, (this.kept[i] as Kept<T>).played)) return { ok: false, code: 'other-seat' };
        continue;
      }
      if (events.some((event) => event.reveals !== undefined)) return { ok: false, code: 'reveal' };
      return this.canRebuildWithout(i) ? { ok: true, entry: index } : { ok: false, code: 'depends' };
    }
    return { ok: false, code: 'nothing-to-undo' };
  }

  undo(seat: Seat): Answer<T> {
    const found = this.undoable(seat);
    if (!found.ok) return found;
    const at = this.kept.findIndex((k) => k.played.index === found.entry);
    const openHash = this.openHash;
    this.rebuild(
      this.kept.filter((_, i) => i !== at).map((k) => k.played.entry),
      at,
    );
    return this.appendCorrection(openHash, (hash) => ({ kind: 'undo', seat, entry: found.entry, hash }));
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
    const openHash = this.openHash;
    this.rebuild(
      this.kept.slice(0, at).map((k) => k.played.entry),
      at,
    );
    return this.appendCorrection(openHash, (hash) => ({ kind: 'take-back', seat, to, agreed, hash }));
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

  private append(change: () => T['event'][], make: (hash: string) => Entry, roll?: Played<T>['roll']): { ok: true; played: Played<T> } {
    const before = clone(this.live);
    const events = change();
    const openHash = digest(this.live.open);
    const openChanged = openHash !== this.openHash;
    this.openHash = openHash;
    this.offered.clear();
    const entry = make(this.hash(openHash));
    const played: Played<T> = { index: this.entries.length, entry, events, openChanged, ...(roll ? { roll } : {}) };
    this.entries.push(entry);
    this.history.push(played);
    this.kept.push({ played, before });
    if (entry.kind === 'roll') this.forgetSnapshots();
    return { ok: true, played };
  }

  private appendCorrection(openHashBefore: string, make: (hash: string) => Entry): Answer<T> {
    const entry = make(this.hash(this.openHash));
    const played: Played<T> = { index: this.entries.length, entry, events: [], openChanged: this.openHash !== openHashBefore };
    this.entries.push(entry);
    this.history.push(played);
    return { ok: true, played };
  }

  private hash(openHash: string): string {
    return digest([openHash, digest(this.live.sealed)], this.hashKey);
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
    const saved = { kept: this.kept, live: this.live, openHash: this.openHash };
    try {
      this.rebuild(
        this.kept.filter((_, i) => i !== at).map((k) => k.played.entry),
        at,
      );
      return true;
    } catch {
      return false;
    } finally {
      this.kept = saved.kept;
      this.live = saved.live;
      this.openHash = saved.openHash;
      this.offered.clear();
    }
  }

  /** Puts the state back to before the kept entry `from` and plays the given entries from there on. */
  private rebuild(entries: readonly Entry[], from: number): void {
    const indices = this.kept.map((k) => k.played.index);
    let start = from;
    while (start > 0 && !this.kept[start]?.before) start--;
    const snapshot = this.kept[start]?.before;
    const kept = this.kept.slice(0, start);
    this.live = snapshot ? clone(snapshot) : this.game.setup(this.header.scenario, this.header.options);
    this.kept = kept;
    this.openHash = digest(this.live.open);
    this.offered.clear();
    const log = this.entries.length;
    for (let i = start; i < entries.length; i++) {
      this.redo(entries[i] as Entry);
      const last = this.kept[this.kept.length - 1] as Kept<T>;
      this.kept[this.kept.length - 1] = { ...last, played: { ...last.played, index: indices[i < from ? i : i + 1] as number } };
    }
    this.entries.length = log;
    this.history.length = log;
  }

  private redo(entry: Entry): void {
    const answer = this.redoAnswer(entry);
    if (!answer.ok) throw new ReplayError(this.entries.length, answer.code, entry);
  }

  private redoAnswer(entry: Entry): Answer<T> {
    switch (entry.kind) {
      case 'action': {
        const action = parseAction(entry.action);
        return action ? this.act(entry.seat, action) : { ok: false, code: 'not-legal' };
      }
      case 'roll':
        return this.roll(entry.result, entry.from);
      case 'undo':
        return this.undo(entry.seat);
      case 'take-back':
        return this.takeBack(entry.seat, entry.agreed);
      case 'conclude':
        return { ok: true, played: this.conclude(entry.outcome, entry.why) };
      case 'checkpoint':
        return { ok: true, played: this.checkpoint(entry.state as unknown as StateOf<T>) };
      default:
        return { ok: true, played: this.record(entry) };
    }
  }

  /** Goes on from a given state: what an upgrade writes when the old entries no longer replay to the same states. */
  checkpoint(state: StateOf<T>): Played<T> {
    const json = clone(state) as unknown as Json;
    const { version, dataHash } = this.header;
    return this.append(
      () => {
        this.live = clone(state);
        return [];
      },
      (hash) => ({ kind: 'checkpoint', version, dataHash, state: json, hash }),
    ).played;
  }
}

export class ReplayError extends Error {
  readonly index: number;
  readonly code: string;
  constructor(index: number, code: string, entry: Entry) {
    super(`entry ${index} (${entry.kind}) does not replay: ${code}`);
    this.index = index;
    this.code = code;
  }
}
