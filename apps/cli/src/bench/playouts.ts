import {
  type Chooser,
  createRng,
  type GameEvent,
  type GameModule,
  type GameTypes,
  playout,
  type Rng,
  type Seat,
  seatsOf,
} from '@bocage/kernel';
import { loadGame } from '../games.js';
import { type Contender, race, rounded } from './cpu.js';
import { loadPeer } from './peers.js';

const ROUNDS = 6;
const SAMPLE_GAMES = 20;

export interface PlayoutBench {
  /** Per CPU-second. */
  readonly actions: number;
  readonly unitMovesAndCombats: number;
  readonly chessops: number;
  readonly ratio: { readonly actions: number; readonly unitMovesAndCombats: number };
}

interface ChessPeer {
  playRandomGames(rng: Rng, isEnough: () => boolean): number;
}

/** Random games as in real play, legality checked, every entry logged and hashed, beside random games of chess. */
export async function benchPlayouts(gameId: string): Promise<PlayoutBench> {
  const found = await loadGame(gameId);
  const game = found.create(found.data);
  const peer = await loadPeer<ChessPeer>('chessops.mjs');
  const chessRng = createRng('chess');
  const [actions = 0, moves = 0] = race(
    [ourGames(game), { name: 'chessops', run: (isEnough) => peer.playRandomGames(chessRng, isEnough) }],
    ROUNDS,
  );
  const deeds = actions * deedsPerAction(game);
  return {
    actions: rounded(actions),
    unitMovesAndCombats: rounded(deeds),
    chessops: rounded(moves),
    ratio: { actions: rounded(actions / moves), unitMovesAndCombats: rounded(deeds / moves) },
  };
}

function ourGames(game: GameModule): Contender {
  let played = 0;
  return {
    name: game.meta.id,
    run(isEnough) {
      let actions = 0;
      while (!isEnough()) actions += randomGame(game, played++);
      return actions;
    },
  };
}

function randomGame(game: GameModule, seed: number): number {
  const rng = createRng(`bench:${seed}`);
  const choose: Chooser<GameTypes> = (_view, legal) => legal[rng.below(legal.length)] as (typeof legal)[number];
  const scenario = game.meta.scenarios[0]?.id as string;
  const options = Object.fromEntries(game.meta.options.map(({ id, values }) => [id, values[0]?.id ?? '']));
  const choosers = Object.fromEntries(seatsOf(game.meta, options).map(({ id }) => [id as Seat, choose]));
  const { outcome, actions } = playout(game, game.setup(scenario, options), choosers, rng);
  if (!outcome) throw new Error(`random game ${seed} of ${game.meta.id} did not end`);
  return actions;
}

/** Completed unit moves and combats for each action, counted from the events of the same games outside the clock. */
function deedsPerAction(game: GameModule): number {
  let deeds = 0;
  const count = (events: GameEvent[]): GameEvent[] => {
    deeds += events.filter(isDeed).length;
    return events;
  };
  const counting: GameModule = {
    ...game,
    play: (state, seat, action) => count(game.play(state, seat, action)),
    resolve: (state, roll, result) => count(game.resolve(state, roll, result)),
  };
  let actions = 0;
  for (let seed = 0; seed < SAMPLE_GAMES; seed++) actions += randomGame(counting, seed);
  return deeds / actions;
}

/** A move carried out, or a combat decided: by its result, or in Bradley's D-Day by failing without a die. */
const DEEDS = new Set(['moved', 'battle', 'result', 'failed']);

/** Landings, entries and retreats are not counted. */
const isDeed = ({ event }: GameEvent): boolean => DEEDS.has(event);
