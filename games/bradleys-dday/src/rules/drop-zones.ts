import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';

/** §4.2.5 */
export function overrunZone(_world: World, _state: BradleyState, _hex: number, _tell: Tell): void {}
