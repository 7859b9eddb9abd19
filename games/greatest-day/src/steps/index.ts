import { createSequence, overStep, type Sequence, type Steps } from '@bocage/kernel';
import type { GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { createActivationSteps } from './activation.js';
import { createAirSteps } from './air.js';
import { createAssaultSteps } from './assault.js';
import { createAttackSteps } from './attack.js';
import { createBatteriesSteps } from './batteries.js';
import { createBeachFireSteps } from './beach-fire.js';
import { createBeachingSteps } from './beaching.js';
import { createBombardSteps } from './bombard.js';
import { createCheckSteps } from './check.js';
import { createCommandoSteps } from './commandos.js';
import { createDefencesSteps } from './defences.js';
import { createEngineerSteps } from './engineer.js';
import { createEnterSteps } from './enter.js';
import { createFireSteps } from './fire.js';
import { createFleetSteps } from './fleet.js';
import { createIndirectSteps } from './indirect.js';
import { createLandingSteps } from './landing.js';
import { createLeaderSteps } from './leaders.js';
import { createLoadingSteps } from './loading.js';
import { createMoveSteps } from './move.js';
import { createNavalSteps } from './naval.js';
import { createNewHostSteps } from './new-host.js';
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
    ...createAirSteps(world),
    ...createIndirectSteps(world),
    ...createSufferSteps(world),
    ...createRallySteps(world),
    ...createMoveSteps(world),
    ...createEnterSteps(world),
    ...createEngineerSteps(world),
    ...createLeaderSteps(world),
    ...createNavalSteps(world),
    ...createBombardSteps(world),
    ...createBatteriesSteps(world),
    ...createLandingSteps(world),
    ...createBeachingSteps(world),
    ...createDefencesSteps(world),
    ...createBeachFireSteps(world),
    ...createLoadingSteps(world),
    ...createFleetSteps(world),
    ...createNewHostSteps(world),
    ...createCommandoSteps(world),
    over: overStep<GreatestDayTypes>('S.39'),
  };
  return createSequence<GreatestDayTypes>(steps);
}
