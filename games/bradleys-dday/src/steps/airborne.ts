import { flowStep, type Steps } from '@bocage/kernel';
import type { AirborneFrame, AirborneFrames, BradleyTypes } from '../types.js';
import type { World } from '../world.js';

/** §4.0 */
export const createAirborneSteps = (_world: World): Pick<Steps<BradleyTypes>, AirborneFrames['step']> =>
  ({ airborne: flowStep<BradleyTypes, AirborneFrame>({ section: '4.0', next: ({ open }) => void open.stack.pop() }) }) as Pick<
    Steps<BradleyTypes>,
    AirborneFrames['step']
  >;
