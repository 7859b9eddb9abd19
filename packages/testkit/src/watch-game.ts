import {
  type Action,
  createRng,
  type GameModule,
  type GameTypes,
  type Options,
  type Rng,
  type Roll,
  type RollResult,
  rollWith,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@bocage/kernel';

/** A game before its next move. Nobody is asked when a roll is due or the game is over. */
export interface WatchedMoment<T extends GameTypes> {
  readonly state: StateOf<T>;
  readonly asked: Seat | undefined;
  readonly legal: readonly Action[];
}

export interface Watcher<T extends GameTypes> {
  before?(moment: WatchedMoment<T>): void;
  after?(state: StateOf<T>, events: readonly T['event'][]): void;
  rolled?(roll: Roll, result: RollResult): void;
}

export interface WatchedGame<T extends GameTypes> {
  readonly seed: string;
  readonly scenario: string;
  readonly options: Options;
  /** So many moves and rolls, if it is not over before. */
  readonly most: number;
  pick(view: ViewOf<T>, seat: Seat, legal: readonly Action[], rng: Rng): Action;
}

/** Plays a game to its end, or as long as asked for, and shows every moment to the watcher: what tests of `ui/` read. */
export function watchGame<T extends GameTypes>(game: GameModule<T>, watcher: Watcher<T>, watched: WatchedGame<T>): StateOf<T> {
  const rng = createRng(watched.seed);
  const state = game.setup(watched.scenario, watched.options);
  for (let i = 0; i < watched.most; i++) {
    const awaits = game.awaits(state);
    if (awaits.kind !== 'seats') watcher.before?.({ state, asked: undefined, legal: [] });
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'chance') {
      const result = rollWith(rng, awaits.roll);
      watcher.rolled?.(awaits.roll, result);
      const events = game.resolve(state, awaits.roll, result);
      watcher.after?.(state, events);
      continue;
    }
    const [seat] = awaits.seats as [Seat];
    const view = game.view(state, [seat]);
    const legal = game.legal(view, seat);
    watcher.before?.({ state, asked: seat, legal });
    const events = game.play(state, seat, watched.pick(view, seat, legal, rng));
    watcher.after?.(state, events);
  }
  return state;
}
