import type { World } from '../world.js';
import { createArriveStep } from './arrive.js';
import { createDisplaceStep } from './displace.js';
import { createEntryRollStep, createEntryStep } from './entry.js';
import { createLandStep, createThirdWaveStep } from './third-wave.js';
import { createWithdrawStep } from './withdraw.js';

/** §8.1 §8.3 Withdrawals, reinforcements and the third wave. */
export const createArrivalSteps = (world: World) => ({
  withdraw: createWithdrawStep(world),
  'entry-roll': createEntryRollStep(world),
  entry: createEntryStep(world),
  arrive: createArriveStep(world),
  'third-wave': createThirdWaveStep(world),
  land: createLandStep(world),
  displace: createDisplaceStep(world),
});
