import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §8.3 The counters of a formation in order: its own, and those that were given to it. */
export function unitsOf({ roster }: Pick<World, 'roster'>, { attached }: Pick<Open, 'attached'>, formation: number): readonly number[] {
  const own = roster.own[formation] as readonly number[];
  const lent = roster.lent.filter((unit) => attached[unit] === formation);
  return lent.length === 0 ? own : [...own, ...lent].sort((a, b) => a - b);
}
