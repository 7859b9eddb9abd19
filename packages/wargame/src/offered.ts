import type { Action, Memory } from '@bocage/kernel';
import type { Side } from './sides.js';

/** One question a computer player is asked: all a chooser knows. */
export interface Question<World, Open, Frame> {
  readonly world: World;
  readonly open: Open;
  readonly side: Side;
  readonly frame: Frame;
  readonly legal: readonly Action[];
  readonly memory: Memory;
}

/** What a list of legal actions holds, for whoever chooses among them. */
export const wordIn = (legal: readonly Action[], said: string): Action | undefined =>
  legal.find((action) => action.kind === 'word' && action.word === said);
export const hexIn = (legal: readonly Action[], at: number): Action | undefined =>
  legal.find((action) => action.kind === 'hex' && action.hex === at);
export const unitIn = (legal: readonly Action[], who: number): Action | undefined =>
  legal.find((action) => action.kind === 'unit' && action.unit === who);
export function hexesOf(legal: readonly Action[]): number[] {
  const found: number[] = [];
  for (const action of legal) if (action.kind === 'hex') found.push(action.hex);
  return found;
}
export function unitsOf(legal: readonly Action[]): number[] {
  const found: number[] = [];
  for (const action of legal) if (action.kind === 'unit') found.push(action.unit);
  return found;
}

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
