import type { Steps } from '@bocage/kernel';
import type { BradleyTypes, LandingFrames } from '../types.js';
import type { World } from '../world.js';

/** §5.0 */
export const createLandingSteps = (_world: World): Pick<Steps<BradleyTypes>, LandingFrames['step']> =>
  ({}) as Pick<Steps<BradleyTypes>, LandingFrames['step']>;
