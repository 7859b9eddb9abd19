import type { Grid, HexId } from '@bocage/hex';

/** The index of each hex in a list, −1 of those that are not in it. */
export function indexByHex(grid: Grid, hexes: readonly HexId[]): Int16Array {
  const index = new Int16Array(grid.size).fill(-1);
  hexes.forEach((hex, i) => {
    index[hex] = i;
  });
  return index;
}

/** How far each hex is from the nearest of some hexes, counted over any terrain; −1 when there are none. */
export function distancesFrom(grid: Grid, hexes: readonly HexId[]): Int16Array {
  const far = new Int16Array(grid.size).fill(-1);
  const queue = [...hexes];
  for (const hex of hexes) far[hex] = 0;
  for (let at = 0; at < queue.length; at++) {
    const hex = queue[at] as number;
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (next < 0 || far[next] !== -1) continue;
      far[next] = (far[hex] as number) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** The hexes within a radius, ring by ring. */
export type Around = (hex: HexId, radius: number) => readonly number[];

/** Each looked up once. */
export function createAround(grid: Grid): Around {
  const found: (readonly number[])[][] = [];
  return (hex, radius) => ((found[radius] ??= [])[hex] ??= grid.within(hex, radius));
}
