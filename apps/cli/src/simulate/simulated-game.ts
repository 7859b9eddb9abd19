import { createPlayer } from '@bocage/ai';
import {
  type Chooser,
  type Counted,
  createRng,
  type GameModule,
  type GameTypes,
  type Level,
  type Outcome,
  playout,
  type Seat,
  seatsOf,
  withAutomata,
} from '@bocage/kernel';

/** One game to be played: everything that decides how it goes. */
export interface GamePlan {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** In the order of the seats that the options choose. */
  readonly players: readonly Level[];
  readonly seed: string;
}

export interface GameResult {
  readonly outcome?: Outcome;
  readonly actions: number;
  readonly turns: number;
  /** What the game's own observer counted, where it has one. */
  readonly counted?: Counted;
  /** What went wrong: a throw, a broken invariant, a game that does not end. */
  readonly broken?: string;
}

/** Plays one game as at a table: legality checked, every entry logged and hashed. */
export function simulateGame(game: GameModule, plan: GamePlan): GameResult {
  const seats = seatsOf(game.meta, plan.options).map(({ id }) => id);
  const options = withAutomata(game.meta, plan.options, (seat) => plan.players[seats.indexOf(seat)]);
  const state = game.setup(plan.scenario, options);
  const choosers: Record<Seat, Chooser<GameTypes>> = {};
  seats.forEach((id, index) => {
    const player = createPlayer(plan.players[index] as Level, game, `${plan.seed}:${id}`);
    choosers[id] = (view, legal, seat) => player.choose(view, seat, legal);
  });
  try {
    const watch = game.ai?.watch?.();
    const { outcome, actions } = playout(game, state, choosers, createRng(plan.seed), { watch });
    const complaint = outcome ? game.check(state)[0] : `does not end within ${game.meta.longestGame} entries`;
    return {
      actions,
      turns: turnOf(state.open),
      ...(outcome ? { outcome } : {}),
      ...(watch ? { counted: watch.counted() } : {}),
      ...(complaint === undefined ? {} : { broken: `game ${plan.seed}: ${complaint}` }),
    };
  } catch (error) {
    return { actions: 0, turns: turnOf(state.open), broken: `game ${plan.seed}: ${String(error)}` };
  }
}

/** Every game of the house counts its turns in `open.turn`. */
function turnOf(open: object): number {
  const turn = (open as { readonly turn?: unknown }).turn;
  return typeof turn === 'number' ? turn : 0;
}
