import { createSequence, overStep, type Sequence } from '@bocage/kernel';
import type { LiberatingAssaultTypes } from '../types.js';
import { view } from '../view.js';
import type { World } from '../world.js';
import { createAllocateStep } from './allocate.js';
import { createArrivalsStep, createAttachStep } from './arrivals.js';
import { createBattlesStep, createRevealCoastStep } from './battles.js';
import { createConsentStep } from './consent.js';
import { createAdvanceStep, createWithdrawStep } from './fight.js';
import { createBeginStep, createGameStep } from './game.js';
import { createHandDownStep } from './hand-down.js';
import { createActivateStep, createRaidStep, createStrikeStep } from './interference.js';
import { createBeachesStep, createDropStep, createDropZonesStep } from './landing.js';
import { createLoseCardsStep } from './lose-cards.js';
import { createOrdersStep } from './orders.js';
import { createPlaceStep } from './place.js';
import { createRetrieveStep } from './retrieve.js';
import { createRulingStep } from './ruling.js';
import { createSupportStep } from './support.js';
import { createTacticsStep } from './tactics.js';

/** §4.1 Every decision of the game, by the name its frames carry. */
export function createSteps(world: World): Sequence<LiberatingAssaultTypes> {
  return createSequence<LiberatingAssaultTypes>({
    game: createGameStep(world),
    over: overStep<LiberatingAssaultTypes>('10.4'),
    beaches: createBeachesStep(world),
    'drop-zones': createDropZonesStep(world),
    drop: createDropStep(world),
    begin: createBeginStep(world),
    allocate: createAllocateStep(world),
    arrivals: createArrivalsStep(world),
    attach: createAttachStep(world),
    'hand-down': createHandDownStep(world),
    place: createPlaceStep(world),
    activate: createActivateStep(world),
    raid: createRaidStep(world),
    strike: createStrikeStep(world),
    'lose-cards': createLoseCardsStep(world),
    orders: createOrdersStep(world, (open, sealed, seat) => view(world, { open, sealed }, [seat]).known),
    battles: createBattlesStep(world),
    'reveal-coast': createRevealCoastStep(world),
    support: createSupportStep(world),
    tactics: createTacticsStep(world),
    withdraw: createWithdrawStep(world),
    advance: createAdvanceStep(world),
    retrieve: createRetrieveStep(world),
    ruling: createRulingStep(world),
    consent: createConsentStep(),
  });
}
