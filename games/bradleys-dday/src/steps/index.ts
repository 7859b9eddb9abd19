import { createSequence, overStep, type Sequence } from '@bocage/kernel';
import type { BradleyTypes } from '../types.js';
import type { World } from '../world.js';
import { createAirborneSteps } from './airborne.js';
import { createAutomatonSteps } from './automaton.js';
import { createCombatSteps } from './combat.js';
import { explained } from './explained.js';
import { createGameStep } from './game.js';
import { createLandingSteps } from './landing.js';
import { createMoveStep } from './move.js';
import { createMovementStep } from './movement.js';
import { createPlacementSteps } from './placement.js';
import { withRefusals } from './refusals/index.js';
import { createSetUpSteps } from './set-up.js';
import { createWorkDieStep } from './work.js';

/** §3.1 Every decision of the game, by the name its frames carry. */
export const createSteps = (world: World): Sequence<BradleyTypes> =>
  explained(
    world,
    createSequence<BradleyTypes>(
      withRefusals(world, {
        game: createGameStep(world),
        over: overStep('17.0'),
        ...createSetUpSteps(world),
        ...createPlacementSteps(world),
        ...createCombatSteps(world),
        ...createAirborneSteps(world),
        ...createLandingSteps(world),
        ...createAutomatonSteps(world),
        movement: createMovementStep(world),
        move: createMoveStep(world),
        'work-die': createWorkDieStep(world),
      }),
    ),
  );
