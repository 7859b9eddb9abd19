import type { BradleyState } from '../types.js';
import type { World } from '../world.js';

/** §11.2 */
export function renewSupport(_world: World, _state: BradleyState): void {}
