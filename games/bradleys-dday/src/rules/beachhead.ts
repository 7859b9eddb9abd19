import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';

/** §5.10.1 */
export function noteFort(_world: World, _state: BradleyState, _hex: number, _tell: Tell): void {}
