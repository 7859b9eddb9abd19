import type { HexId } from '@bocage/hex';
import { type Action, hex, type UnitId, unit, word } from '@bocage/kernel';
import type { AutomatonReason, BradleyFrame } from '../../types.js';
import type { Situation } from './situation.js';

/** §20.4 Why something is done: what the log tells with the deed. */
export interface Why {
  readonly reason: AutomatonReason;
  readonly units: readonly UnitId[];
  readonly hex: HexId;
  readonly objective: number;
  readonly letter: number;
}

/** §20.0 One click, and the reason where one is worth a line: a click that only carries out what was said has none. */
export interface Decision {
  readonly action: Action;
  readonly why?: Why;
}

/** One question the automaton is asked. */
export interface Asked<F extends BradleyFrame = BradleyFrame> {
  readonly s: Situation;
  readonly frame: F;
  readonly legal: readonly Action[];
}

const NOTHING = { units: [], hex: -1, objective: -1, letter: -1 } as const;

export const whyOf = (reason: AutomatonReason, told: Partial<Omit<Why, 'reason'>>): Why => ({ reason, ...NOTHING, ...told });

const offered = (legal: readonly Action[], action: Action): Action | undefined => (legal.includes(action) ? action : undefined);
export const hexIn = (legal: readonly Action[], at: number): Action | undefined => (at < 0 ? undefined : offered(legal, hex(at)));
export const unitIn = (legal: readonly Action[], who: number): Action | undefined => offered(legal, unit(who));
export const wordIn = (legal: readonly Action[], said: string): Action | undefined => offered(legal, word(said));
export const hexesIn = (legal: readonly Action[]): HexId[] => legal.flatMap((action) => (action.kind === 'hex' ? [action.hex] : []));
export const unitsIn = (legal: readonly Action[]): UnitId[] => legal.flatMap((action) => (action.kind === 'unit' ? [action.unit] : []));

/** The first of some clicks that is offered. */
export const firstOf = (legal: readonly Action[], ...wanted: readonly (Action | undefined)[]): Action =>
  wanted.find((action) => action !== undefined) ?? (legal[0] as Action);

/** The least by each number in turn; of equals the first, so lists go in order of their numbers. */
export function leastBy<V>(found: readonly V[], keys: (one: V) => readonly number[]): V | undefined {
  let best: V | undefined;
  let least: readonly number[] = [];
  for (const one of found) {
    const key = keys(one);
    if (best === undefined || isBefore(key, least)) {
      best = one;
      least = key;
    }
  }
  return best;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    if ((a[i] as number) < (b[i] as number)) return true;
    if ((a[i] as number) > (b[i] as number)) return false;
  }
  return false;
}
