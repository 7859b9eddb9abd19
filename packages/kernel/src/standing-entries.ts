import type { AwaitMode, GameModule, GameTypes, Seat, StateOf } from './contract.js';
import { clone } from './plain.js';
import type { Played } from './played.js';
import { retrace } from './retrace.js';

export interface Kept<T extends GameTypes> {
  played: Played<T>;
  /** The state before this entry; only before some, and few from before what no undo goes past. */
  before?: StateOf<T>;
}

/** Where many answer at once an undo plays the others' answers again anyway: a state here and there is enough. */
const APART = 32;
const MOST_STATES = 64;
/** Of the past a take-back can go to, states lie the farther apart the longer ago it is: one at most so many times as far as another. */
const FARTHER = 4;

/** The entries that stand, and the states that undo and take-back start from: however long a step or a game lasts there are never many. */
export class StandingEntries<T extends GameTypes> {
  private readonly game: GameModule<T>;
  private readonly fresh: () => StateOf<T>;
  private kept: Kept<T>[] = [];
  private withState: Kept<T>[] = [];
  /** What has just happened no undo goes past: the state after it is where undo starts from. */
  private hasEnded = false;

  constructor(game: GameModule<T>, fresh: () => StateOf<T>) {
    this.game = game;
    this.fresh = fresh;
  }

  get entries(): readonly Kept<T>[] {
    return this.kept;
  }

  /** Whether the state before the entry with this index is worth keeping. */
  wantsState(index: number, mode: AwaitMode | undefined): boolean {
    const last = this.withState.at(-1);
    return last === undefined || this.hasEnded || mode === 'turn' || index - last.played.index >= APART;
  }

  add(played: Played<T>, before: StateOf<T> | undefined): void {
    const kept: Kept<T> = before ? { played, before } : { played };
    this.kept.push(kept);
    if (before) this.withState.push(kept);
    this.hasEnded = endsUndo(played) || (this.hasEnded && !before);
    if (endsUndo(played)) this.thinOut();
    // The oldest stays: from it everything that can be undone can be played.
    else if (this.withState.length > MOST_STATES) this.dropStates((i) => i % 2 === 1);
  }

  /** The newest one was first written under another index. */
  renumber(index: number): void {
    const last = this.kept.at(-1) as Kept<T>;
    last.played = { ...last.played, index };
  }

  placeOf(index: number): number {
    return this.kept.findLastIndex(({ played }) => played.index === index);
  }

  /** The log entry a take-back by this seat would go back to: before its last action, whatever came after. */
  lastActionOf(seat: Seat): number | undefined {
    const found = this.kept.findLast(
      ({ played: { entry } }) => entry.kind === 'checkpoint' || (entry.kind === 'action' && entry.seat === seat),
    )?.played;
    return found?.entry.kind === 'action' ? found.index : undefined;
  }

  /** Whether an entry and all after it are sealed answers that left no trace in the open: then none of them can rest on another seat's. */
  isAside(at: number): boolean {
    for (let i = this.kept.length - 1; i >= at; i--) {
      const { entry, mode, openChanged } = (this.kept[i] as Kept<T>).played;
      const isSealed = entry.kind === 'action' && mode === 'sealed' && !openChanged;
      if (!isSealed && entry.kind !== 'note' && entry.kind !== 'nonce') return false;
    }
    return true;
  }

  /** Takes a sealed answer out that nothing else can rest on, plays the others again without asking, and gives the state. */
  leaveOut(at: number): StateOf<T> {
    const { state, start } = this.stateBefore(at);
    let now = state;
    for (let i = start; i < this.kept.length; i++) {
      if (i !== at) now = retrace(this.game, now, (this.kept[i] as Kept<T>).played.entry).state;
    }
    this.restore(this.kept.flatMap((kept, i) => (i < at ? kept : i > at ? { played: kept.played } : [])));
    return now;
  }

  /** Goes back to before an entry, or to before an earlier one: the state there, and what was left standing. */
  backTo(at: number): { readonly state: StateOf<T>; readonly start: number } {
    const back = this.stateBefore(at);
    this.restore(this.kept.slice(0, back.start));
    return back;
  }

  /** What `entries` gave before something was tried. */
  restore(kept: readonly Kept<T>[]): void {
    this.kept = [...kept];
    this.withState = this.kept.filter(({ before }) => before);
  }

  private stateBefore(at: number): { readonly state: StateOf<T>; readonly start: number } {
    let start = at;
    while (start > 0 && !this.kept[start]?.before) start--;
    const state = this.kept[start]?.before;
    return { start, state: state ? clone(state) : this.fresh() };
  }

  /** A take-back past a die plays again what it goes back, some times as much at most, and not the whole game: others wait for it. */
  private thinOut(): void {
    const now = this.withState.at(-1)?.played.index ?? 0;
    const far = this.withState.map(({ played }) => Math.max(APART, now - played.index));
    const dropped = new Set<number>();
    for (let i = far.length - 1, nearer = 0; i > 0; i--) {
      if ((far[i - 1] as number) <= FARTHER * nearer) dropped.add(i);
      else nearer = far[i] as number;
    }
    this.dropStates((i) => dropped.has(i));
  }

  private dropStates(isDropped: (i: number) => boolean): void {
    this.withState = this.withState.filter((kept, i) => {
      if (isDropped(i)) delete kept.before;
      return kept.before;
    });
  }
}

/** Nobody's undo goes past a roll, nor past what was shown to all. */
function endsUndo<T extends GameTypes>({ entry, events }: Played<T>): boolean {
  return entry.kind === 'roll' || events.some(({ reveals, to }) => reveals === 'all' && to === undefined);
}
