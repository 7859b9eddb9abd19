import type { Open } from '../../types.js';
import type { World } from '../../world.js';

/** §11.5 How many counters of each factor are still unknown: the weights of the next draw. */
export function poolLeft(world: World, open: Open, kind: 'strongpoint' | 'ost'): number[] {
  const left = [...world.data.tables.pools[kind]];
  open.value.forEach((value, unit) => {
    if (value >= 0 && world.roster.kind[unit] === kind) left[value] = (left[value] as number) - 1;
  });
  return left;
}

/** §11.7 The least the unknown among these may be worth together: so many of the smallest counters that are left. */
export function leastTogether(world: World, open: Open, units: readonly number[]): number {
  let least = 0;
  for (const kind of ['strongpoint', 'ost'] as const) {
    let unknown = units.filter((unit) => world.roster.kind[unit] === kind && (open.value[unit] as number) < 0).length;
    poolLeft(world, open, kind).forEach((count, value) => {
      const drawn = Math.min(count, unknown);
      least += drawn * value;
      unknown -= drawn;
    });
  }
  return least;
}
