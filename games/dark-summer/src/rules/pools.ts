import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §11.5 How many counters of each factor are still unknown: the weights of the next draw. */
export function poolLeft(world: World, open: Open, kind: 'strongpoint' | 'ost'): number[] {
  const left = [...world.data.tables.pools[kind]];
  open.value.forEach((value, unit) => {
    if (value >= 0 && world.roster.kind[unit] === kind) left[value] = (left[value] as number) - 1;
  });
  return left;
}

/** §11.7 The least an unknown counter may turn out to be, 0 for a known one. */
export function leastValue(world: World, open: Open, unit: number): number {
  const kind = world.roster.kind[unit];
  if ((open.value[unit] as number) >= 0 || (kind !== 'strongpoint' && kind !== 'ost')) return 0;
  return Math.max(
    0,
    poolLeft(world, open, kind).findIndex((count) => count > 0),
  );
}
