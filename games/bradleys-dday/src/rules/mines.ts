import { BEACH } from '../ground.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';

/** §5.4.3 a §15.1.1 Beach hexes of a Beach Area may be mined. */
export const isMinable = ({ ground }: World, _open: Open, hex: number): boolean =>
  ground.terrain[hex] === BEACH && (ground.beachArea[hex] as number) >= 0;
