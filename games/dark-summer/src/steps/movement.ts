import type { World } from '../world.js';
import type { Steps } from './steps.js';

/** §5.2 §10 Moves of single units, and stacks that are too high. */
export const createMovementSteps = (_world: World): Steps => ({});
