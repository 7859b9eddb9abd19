import type { Steps } from '@bocage/kernel';
import type { BradleyTypes, SetUpFrames } from '../types.js';
import type { World } from '../world.js';

/** §2.5 */
export const createSetUpSteps = (_world: World): Pick<Steps<BradleyTypes>, SetUpFrames['step']> => {
  throw new Error('not written yet');
};
