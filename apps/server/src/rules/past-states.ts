import {
  clone,
  type Entry,
  effective,
  type GameModule,
  type GameTypes,
  retrace,
  type Seat,
  type StateOf,
  type Table,
} from '@bocage/kernel';

type AnyState = StateOf<GameTypes>;

const FEWEST_BETWEEN = 32;
const MOST_KEPT = 48;

/**
 * The states a game went through, for the replay slider: played again without undo and hashes, with a copy kept here
 * and there so that moving the slider plays only a little.
 */
export class PastStates {
  private readonly game: GameModule;
  private readonly table: Table;
  private kept: { readonly length: number; readonly state: AnyState }[] = [];

  constructor(game: GameModule, table: Table) {
    this.game = game;
    this.table = table;
  }

  /** The state after so many entries that these seats could notice. */
  at(seats: readonly Seat[], position: number): AnyState {
    const length = this.lengthAt(seats, position);
    const entries = this.table.log.entries.slice(0, length);
    const nearest = this.kept.findLast((one) => one.length <= length && standsStill(entries, one.length));
    let state = nearest ? clone(nearest.state) : this.game.setup(this.table.header.scenario, this.table.header.options);
    let from = nearest?.length ?? 0;
    const between = Math.max(FEWEST_BETWEEN, Math.ceil(this.table.log.entries.length / MOST_KEPT));
    while (from < length) {
      const to = Math.min(length, from + between);
      if (standsStill(entries, to)) {
        state = this.playOn(state, entries.slice(0, to), from);
        if (to < length) this.keep(to, state);
        from = to;
      } else {
        return this.playOn(state, entries, from);
      }
    }
    return state;
  }

  private keep(length: number, state: AnyState): void {
    if (this.kept.length >= 2 * MOST_KEPT) this.kept = [];
    if (!this.kept.some((one) => one.length === length))
      this.kept = [...this.kept, { length, state: clone(state) }].sort((a, b) => a.length - b.length);
  }

  private playOn(start: AnyState, entries: readonly Entry[], from: number): AnyState {
    let state = start;
    for (const index of effective(entries)) if (index >= from) state = retrace(this.game, state, entries[index] as Entry).state;
    return state;
  }

  /** How much of the log these seats had seen at a position. */
  private lengthAt(seats: readonly Seat[], position: number): number {
    const ears = seats.length > 0 ? seats : [undefined];
    let noticed = 0;
    let length = 0;
    for (const played of this.table.history) {
      if (noticed === position) return length;
      length++;
      if (ears.some((seat) => this.table.notices(seat, played))) noticed++;
    }
    return length;
  }
}

/** Whether nothing in these entries takes back what came before a place. */
function standsStill(entries: readonly Entry[], place: number): boolean {
  return entries
    .slice(place)
    .every((entry) => (entry.kind === 'undo' ? entry.entry >= place : entry.kind !== 'take-back' || entry.to >= place));
}
