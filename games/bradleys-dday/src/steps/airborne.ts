import type { Steps } from '@bocage/kernel';
import type { AirborneFrames, BradleyTypes } from '../types.js';
import type { World } from '../world.js';

/** §4.0 */
export const createAirborneSteps = (_world: World): Pick<Steps<BradleyTypes>, AirborneFrames['step']> =>
  ({}) as Pick<Steps<BradleyTypes>, AirborneFrames['step']>;
