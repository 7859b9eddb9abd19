import { createSequence, overStep, type Sequence } from '@bocage/kernel';
import type { NormandyTypes } from '../types.js';
import type { World } from '../world.js';
import { createArrivalSteps } from './arrivals.js';
import { createAttackStep } from './attack.js';
import { createBattleStep } from './battle.js';
import { createCombatStep } from './combat.js';
import { createDeployStep, createShuffleStep } from './deploy.js';
import { createEntryStep } from './entry.js';
import { createExchangeStep } from './exchange.js';
import { createGameStep } from './game.js';
import { createGunfireStep } from './gunfire.js';
import { createGlideStep, createLandStep } from './land.js';
import { createLegStep } from './leg.js';
import { createMovementStep } from './movement.js';
import { createOrderStep } from './order.js';
import { createRetreatStep } from './retreat.js';
import { createDriftStep, createScatterStep } from './scatter.js';

/** §R.1 §R.2 Every decision of the game, by the name its frames carry. */
export function createSteps(world: World): Sequence<NormandyTypes> {
  return createSequence<NormandyTypes>({
    game: createGameStep(world),
    over: overStep<NormandyTypes>('R.14'),
    order: createOrderStep(world),
    deploy: createDeployStep(world),
    shuffle: createShuffleStep(world),
    ...createArrivalSteps(world),
    scatter: createScatterStep(world),
    drift: createDriftStep(world),
    movement: createMovementStep(world),
    leg: createLegStep(world),
    landing: createLandStep(world),
    glide: createGlideStep(world),
    entry: createEntryStep(world),
    combat: createCombatStep(world),
    attack: createAttackStep(world),
    gunfire: createGunfireStep(world),
    battle: createBattleStep(world),
    exchange: createExchangeStep(world),
    retreat: createRetreatStep(world),
  });
}
