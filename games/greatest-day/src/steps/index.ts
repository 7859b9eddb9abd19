import { createSequence, overStep, type Sequence, type Steps } from '@bocage/kernel';
import type { GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { createActivationSteps } from './activation.js';
import { createAssaultSteps } from './assault.js';
import { createAttackSteps } from './attack.js';
import { createCheckSteps } from './check.js';
import { createEngineerSteps } from './engineer.js';
import { createEnterSteps } from './enter.js';
import { createFireSteps } from './fire.js';
import { createIndirectSteps } from './indirect.js';
import { createLeaderSteps } from './leaders.js';
import { createMoveSteps } from './move.js';
import { createPurchaseSteps } from './purchase.js';
import { createRallySteps } from './rally.js';
import { createShotSteps } from './shot.js';
import { createStandSteps } from './stand.js';
import { createSufferSteps } from './suffer.js';
import { createTurnSteps } from './turn.js';
import { createWeatherSteps } from './weather.js';

/** §S.1 A step for every name a frame can carry. */
export function createSteps(world: World): Sequence<GreatestDayTypes> {
  const steps: Steps<GreatestDayTypes> = {
    ...createTurnSteps(world),
    ...createPurchaseSteps(world),
    ...createWeatherSteps(world),
    ...createActivationSteps(world),
    ...createAssaultSteps(world),
    ...createStandSteps(world),
    ...createAttackSteps(world),
    ...createCheckSteps(world),
    ...createShotSteps(world),
    ...createFireSteps(world),
    ...createIndirectSteps(world),
    ...createSufferSteps(world),
    ...createRallySteps(world),
    ...createMoveSteps(world),
    ...createEnterSteps(world),
    ...createEngineerSteps(world),
    ...createLeaderSteps(world),
    over: overStep<GreatestDayTypes>('S.39'),
  };
  return createSequence<GreatestDayTypes>(steps);
}
