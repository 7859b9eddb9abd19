import type { Action, GameModule, GameTypes, Level, Seat, ViewOf } from '@bocage/kernel';
import { automatonPlayer } from './automaton.js';
import { greedyPlayer } from './greedy.js';
import { randomPlayer } from './random.js';
import { searchPlayer } from './search.js';

/** A computer player: sees a view, returns one of its legal actions. */
export interface Player<T extends GameTypes = GameTypes> {
  choose(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action;
}

/** The same seed, game and views give the same actions. `budget`: evaluations a plan of `search` may cost; absent: as many as the game asks for. */
export function createPlayer<T extends GameTypes>(level: Level, game: GameModule<T>, seed: number | string, budget?: number): Player<T> {
  if (level === 'automaton') return automatonPlayer(game);
  if (level === 'random' || !game.ai) return randomPlayer(seed);
  return level === 'greedy' ? greedyPlayer(game.ai, seed) : searchPlayer(game, game.ai, seed, budget);
}
