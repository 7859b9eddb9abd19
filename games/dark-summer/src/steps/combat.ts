import type { World } from '../world.js';
import type { Steps } from './steps.js';

/** §9.4 §11 §12 Attacks from the choice of a hex to the advance. */
export const createCombatSteps = (_world: World): Steps => ({});
