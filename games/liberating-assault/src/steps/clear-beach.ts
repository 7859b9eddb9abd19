import type { HexId } from '@bocage/hex';
import { clearCoast } from '../rules/coast.js';
import { CLEARED, type Open, type Tell } from '../types.js';
import type { World } from '../world.js';

/** §8.1 The works of a coastal hex are gone, and everybody knows it. */
export function clearBeach(world: World, open: Open, hex: HexId, tell: Tell): void {
  if (open.coast[world.ground.coastIndex[hex] as number] === CLEARED) return;
  clearCoast(world, open, hex);
  tell({ event: 'coast-cleared', section: '8.1', hex, reveals: 'all' });
}
