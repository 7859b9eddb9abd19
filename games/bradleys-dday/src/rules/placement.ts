import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';
import { beginEntry } from './entry.js';

/** §3.1 A */
export function beginPlacement(world: World, state: BradleyState, tell: Tell): void {
  beginEntry(world, state, 'allied', tell);
}
