import type { BradleyState, Tell } from '../types.js';
import type { World } from '../world.js';

/** §18.4 */
export function beginRelease(_world: World, _state: BradleyState, _tell: Tell): void {}
