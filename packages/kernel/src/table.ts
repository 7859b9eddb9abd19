import { type Action, makeAction } from './action.js';
import { isResultOf, type RollResult } from './chance.js';
import type { GameModule, GameTypes, Outcome, Seat, StateOf } from './contract.js';
import type { Json } from './json.js';
import type { Entry, GameLog } from './log.js';
import { LoggedGame } from './logged-game.js';
import { clone, fingerprint } from './plain.js';
import { type Answer, type Played, ReplayError, type UndoRefused } from './played.js';
import { redo } from './redo.js';
import { retrace } from './retrace.js';
import type { Kept } from './standing-entries.js';
import { lastOwn } from './undo.js';

const COMPARED_EVERY = 512;

/**
 * A live game: the state, its log, and undo. It checks every action against what was offered, asks nobody and rolls
 * nothing itself: the host hands in actions and results.
 */
export class Table<T extends GameTypes = GameTypes> extends LoggedGame<T> {
  /**
   * A table that has replayed a log, from its last checkpoint if it has one. Throws when an entry no longer fits;
   * `replay` in replay.ts reports instead.
   */
  static load<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): Table<T> {
    return inOneGo(Table.fromLog(game, log, hashKey, (table, entry) => table.redo(entry)));
  }

  /**
   * The same for a log this host wrote itself: nothing is asked again, and hashes are compared now and then and at the
   * end. Many times as fast.
   */
  static resume<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): Table<T> {
    return inOneGo(Table.resuming(game, log, hashKey));
  }

  /** The same, entry by entry: who hosts other tables too need not let them wait. */
  static resuming<T extends GameTypes>(game: GameModule<T>, log: GameLog, hashKey = ''): Generator<void, Table<T>> {
    return Table.fromLog(game, log, hashKey, (table, entry, index) => {
      try {
        table.playAgain(entry);
      } catch (error) {
        // Rules that have changed may throw at what was legal once.
        throw error instanceof ReplayError ? error : new ReplayError(index, String(error), entry);
      }
      if (index < log.entries.length - 1 && index % COMPARED_EVERY !== 0) return;
      if (table.hash() !== entry.hash) throw new ReplayError(index, 'another state', entry);
    });
  }

  private static *fromLog<T extends GameTypes>(
    game: GameModule<T>,
    { entries, secret: _, ...header }: GameLog,
    hashKey: string,
    play: (table: Table<T>, entry: Entry, index: number) => void,
  ): Generator<void, Table<T>> {
    const table = new Table(game, header, hashKey);
    const checkpoint = entries.findLastIndex((entry) => entry.kind === 'checkpoint');
    const from = Math.max(0, checkpoint);
    for (const entry of entries.slice(0, from)) table.entries.push(entry);
    for (let i = from; i < entries.length; i++) {
      play(table, entries[i] as Entry, i);
      yield;
    }
    return table;
  }

  /** `by`: a standing order of the seat says so, not its player. */
  act(seat: Seat, action: Action, by?: 'order'): Answer<T> {
    const awaits = this.awaits();
    if (awaits.kind !== 'seats' || !awaits.seats.includes(seat)) return { ok: false, code: 'not-asked' };
    const offered = this.offer(seat, action);
    if (!offered) return { ok: false, code: 'not-legal' };
    return this.append(
      () => this.game.play(this.live, seat, offered),
      () => ({ kind: 'action', seat, action: makeAction(offered), ...(by ? { by } : {}), hash: this.hash() }),
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
      () => ({ kind: 'roll', result: [...result], from, hash: this.hash() }),
      { roll: { roll, visibleTo } },
    );
  }

  conclude(outcome: Outcome, why: string): Played<T> {
    const answer = this.append(
      () => this.game.conclude(this.live, outcome),
      () => ({ kind: 'conclude', outcome, why, hash: this.hash() }),
    );
    return answer.played;
  }

  /** An entry of the host's that changes nothing on the map: a seat's nonce, a remark. */
  record(
    entry:
      | { readonly kind: 'nonce'; readonly seat: Seat; readonly nonce: string }
      | { readonly kind: 'note'; readonly text: string; readonly to?: readonly Seat[] },
  ): Played<T> {
    return this.append(
      () => [],
      () => ({ ...entry, hash: this.hash() }),
    ).played;
  }

  /** Why this seat cannot undo now, or the entry it would take out. */
  undoable(seat: Seat): { readonly ok: true; readonly entry: number } | { readonly ok: false; readonly code: UndoRefused } {
    const found = lastOwn(this.standing.entries, seat, (who, played) => this.notices(who, played));
    if (!found.ok) return found;
    const entry = (this.standing.entries[found.at] as Kept<T>).played.index;
    return this.canRebuildWithout(found.at) ? { ok: true, entry } : { ok: false, code: 'depends' };
  }

  undo(seat: Seat): Answer<T> {
    const found = this.undoable(seat);
    if (!found.ok) return found;
    const at = this.standing.placeOf(found.entry);
    const openBefore = this.openPrint;
    if (this.standing.isAside(at)) this.live = this.standing.leaveOut(at);
    else this.rebuildWithout(at);
    this.offered.clear();
    return this.appendCorrection(openBefore, () => ({ kind: 'undo', seat, entry: found.entry, hash: this.hash() }));
  }

  /** The log entry a take-back by this seat would go back to: before its last action, whatever came after. */
  takeBackPoint(seat: Seat): number | undefined {
    return this.standing.lastActionOf(seat);
  }

  /** Back to before this seat's last action, past rolls and reveals, because the others agreed. */
  takeBack(seat: Seat, agreed: readonly Seat[]): Answer<T> {
    const to = this.takeBackPoint(seat);
    if (to === undefined) return { ok: false, code: 'nothing-to-undo' };
    const at = this.standing.placeOf(to);
    const openBefore = this.openPrint;
    this.rebuild(
      this.standing.entries.slice(0, at).map(({ played }) => played.entry),
      at,
    );
    return this.appendCorrection(openBefore, () => ({ kind: 'take-back', seat, to, agreed, hash: this.hash() }));
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

  private canRebuildWithout(at: number): boolean {
    const { live, openPrint, stepAwaits } = this;
    const { entries } = this.standing;
    if (at === entries.length - 1 || this.standing.isAside(at)) return true;
    try {
      this.rebuildWithout(at);
      return true;
    } catch (error) {
      if (error instanceof ReplayError) return false;
      throw error;
    } finally {
      this.standing.restore(entries);
      this.live = live;
      this.openPrint = openPrint;
      this.stepAwaits = stepAwaits;
      this.offered.clear();
    }
  }

  private rebuildWithout(at: number): void {
    this.rebuild(
      this.standing.entries.filter((_, i) => i !== at).map(({ played }) => played.entry),
      at,
    );
  }

  /** Puts the state back to before the standing entry `from` and plays the given entries from there on. */
  private rebuild(entries: readonly Entry[], from: number): void {
    const indices = this.standing.entries.map(({ played }) => played.index);
    const { state, start } = this.standing.backTo(from);
    this.live = state;
    this.openPrint = fingerprint(this.live.open);
    this.offered.clear();
    const written = { entries: this.entries.length, history: this.history.length };
    try {
      for (let i = start; i < entries.length; i++) {
        if (i < from) this.playAgain(entries[i] as Entry);
        else this.redo(entries[i] as Entry);
        this.standing.renumber(indices[i < from ? i : i + 1] as number);
      }
    } finally {
      this.entries.length = written.entries;
      this.history.length = written.history;
    }
  }

  /** An entry of this table's own log. */
  private playAgain(entry: Entry): void {
    if (entry.kind !== 'action' && entry.kind !== 'roll') {
      this.redo(entry);
      return;
    }
    const awaits = this.awaits();
    const asked =
      awaits.kind === 'seats'
        ? { mode: awaits.mode }
        : awaits.kind === 'chance'
          ? { roll: { roll: awaits.roll, visibleTo: awaits.visibleTo } }
          : {};
    this.append(
      () => retrace(this.game, this.live, entry).events,
      () => entry,
      asked,
    );
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
      () => ({ kind: 'checkpoint', version, dataHash, state: json, hash: this.hash() }),
    ).played;
  }
}

function inOneGo<R>(steps: Generator<void, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
