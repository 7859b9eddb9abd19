import { type GameAi, type GameTypes, NO_PLAN } from '@bocage/kernel';
import type { Player } from './player.js';

/** The game's own rules script: every group follows the tactic the game puts first. */
export function greedyPlayer<T extends GameTypes>(ai: GameAi<T>): Player<T> {
  return { choose: (view, seat, legal) => ai.choose(view, seat, legal, NO_PLAN) };
}
