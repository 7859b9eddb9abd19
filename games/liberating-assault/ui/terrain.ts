import type { World } from '../src/world.js';

const NAMES = ['sea', 'off the map', 'clear', 'bocage', 'woods', 'swamp', 'city'] as const;

export const terrainName = ({ ground }: World, hex: number): string => NAMES[ground.terrain[hex] ?? 1] as string;
