import type { GameModule, GameTypes } from '@bocage/kernel';
import type { Player } from './player.js';

/** Follows the game's own solitaire rules: no seed, no memory. */
export function automatonPlayer<T extends GameTypes>({ ai, meta }: GameModule<T>): Player<T> {
  if (!ai?.automaton) throw new Error(`${meta.title} has no automaton`);
  const { automaton } = ai;
  return { choose: (view, seat, legal) => (legal.length === 1 ? legal[0] : automaton(view, seat, legal)) as (typeof legal)[number] };
}
