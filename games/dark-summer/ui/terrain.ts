import { TERRAINS } from '../src/data/shapes.js';
import type { World } from '../src/world.js';

const NAMES: Readonly<Record<string, string>> = { off: 'off the map', flooded: 'flooded ground' };

/** §10.2 The ground of a hex in a word. */
export function terrainName({ ground }: World, hex: number): string {
  const terrain = TERRAINS[ground.terrain[hex] as number] ?? 'sea';
  return NAMES[terrain] ?? terrain;
}
