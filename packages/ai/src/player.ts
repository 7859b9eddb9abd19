import type { Action, GameModule, GameTypes, Seat, ViewOf } from '@bocage/kernel';
import { greedyPlayer } from './greedy.js';
import { randomPlayer } from './random.js';
import { searchPlayer } from './search.js';

/** A computer player: sees a view, returns one of its legal actions. */
export interface Player<T extends GameTypes = GameTypes> {
  choose(view: ViewOf<T>, seat: Seat, legal: readonly Action[]): Action;
}

export const PLAYERS = ['random', 'greedy', 'search'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** The same seed, game and views give the same actions. */
export function createPlayer<T extends GameTypes>(name: PlayerName, game: GameModule<T>, seed: number | string): Player<T> {
  if (name === 'random' || !game.ai) return randomPlayer(seed);
  return name === 'greedy' ? greedyPlayer(game.ai, seed) : searchPlayer(game, game.ai, seed);
}
