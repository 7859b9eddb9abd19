import type { Steps } from '@bocage/kernel';
import type { BradleyTypes, PlacementFrames } from '../types.js';
import type { World } from '../world.js';

/** §5.3 */
export const createPlacementSteps = (_world: World): Pick<Steps<BradleyTypes>, PlacementFrames['step']> => {
  throw new Error('not written yet');
};
