import type { World } from '../world.js';
import type { Steps } from './steps.js';

/** §8.1 §8.3 Withdrawals, reinforcements and the third wave. */
export const createArrivalSteps = (_world: World): Steps => ({});
