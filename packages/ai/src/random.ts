import { type Action, createRng, type GameTypes } from '@bocage/kernel';
import type { Player } from './player.js';

/** Any legal action, all equally likely: the measure everything else must beat, and the best finder of rule bugs. */
export function randomPlayer<T extends GameTypes>(seed: number | string): Player<T> {
  const rng = createRng(seed);
  return { choose: (_view, _seat, legal) => legal[rng.below(legal.length)] as Action };
}
