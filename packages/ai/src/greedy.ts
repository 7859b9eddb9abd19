import { type GameAi, type GameTypes, NO_PLAN, scripted } from '@bocage/kernel';
import type { Player } from './player.js';

/** The game's own rules script: every group follows the tactic the game puts first. */
export function greedyPlayer<T extends GameTypes>(ai: GameAi<T>, seed: number | string): Player<T> {
  const script = scripted(ai, () => NO_PLAN, seed);
  return { choose: (view, seat, legal) => script(view, legal, seat) };
}
