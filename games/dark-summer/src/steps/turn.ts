import type { World } from '../world.js';
import type { Steps } from './steps.js';

/** §4.0 §7 §8.2 §9 The turn: weather, replacements, chits, rounds, attrition, points. */
export const createTurnSteps = (_world: World): Steps => ({});
