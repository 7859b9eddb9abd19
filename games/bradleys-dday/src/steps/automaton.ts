import type { Steps } from '@bocage/kernel';
import type { AutomatonFrames, BradleyTypes } from '../types.js';
import type { World } from '../world.js';

/** §20.1 */
export const createAutomatonSteps = (_world: World): Pick<Steps<BradleyTypes>, AutomatonFrames['step']> =>
  ({}) as Pick<Steps<BradleyTypes>, AutomatonFrames['step']>;
