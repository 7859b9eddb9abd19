import type { Action, Memory } from '@bocage/kernel';
import type { BradleyFrame, Open, Side } from '../types.js';
import type { World } from '../world.js';
import type { Posture } from './postures.js';

/** One question the computer player is asked: all a chooser knows. */
export interface Asked<F extends BradleyFrame = BradleyFrame> {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  readonly frame: F;
  readonly legal: readonly Action[];
  readonly memory: Memory;
  /** How its units move. */
  readonly posture: Posture;
}

export const wordIn = (legal: readonly Action[], said: string): Action | undefined =>
  legal.find((action) => action.kind === 'word' && action.word === said);
export const hexIn = (legal: readonly Action[], at: number): Action | undefined =>
  legal.find((action) => action.kind === 'hex' && action.hex === at);
export const unitIn = (legal: readonly Action[], who: number): Action | undefined =>
  legal.find((action) => action.kind === 'unit' && action.unit === who);
export const hexesOf = (legal: readonly Action[]): number[] => legal.flatMap((action) => (action.kind === 'hex' ? [action.hex] : []));
export const unitsOf = (legal: readonly Action[]): number[] => legal.flatMap((action) => (action.kind === 'unit' ? [action.unit] : []));

/** The one worth most; of equals the first. */
export function bestOf<V>(found: readonly V[], worth: (one: V) => number): V | undefined {
  let best: V | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of found) {
    const value = worth(one);
    if (value > most) {
      most = value;
      best = one;
    }
  }
  return best;
}
