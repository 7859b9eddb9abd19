import { type Ground, SEA } from './ground.js';

/** For every hex how far the open sea is, tidal flats and rock apart: as far as ships count (§19.2). */
export function seaDistances({ grid, terrain, tidal, shale }: Pick<Ground, 'grid' | 'terrain' | 'tidal' | 'shale'>): Uint8Array {
  const far = new Uint8Array(grid.size).fill(255);
  const isOpen = (hex: number) => terrain[hex] === SEA && tidal[hex] !== 1 && shale[hex] !== 1;
  const reached = Array.from({ length: grid.size }, (_, hex) => hex).filter(isOpen);
  for (const hex of reached) far[hex] = 0;
  for (const hex of reached)
    for (const to of grid.ring(hex, 1))
      if (far[to] === 255) {
        far[to] = (far[hex] as number) + 1;
        reached.push(to);
      }
  return far;
}
