import { createSequence, type Sequence, type Steps } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';
import type { World } from '../world.js';
import { createArrivalSteps } from './arrivals.js';
import { createCombatSteps } from './combat.js';
import { createMovementSteps } from './movement.js';
import { createSuddenDeath } from './sudden-death.js';
import { createTurnSteps } from './turn.js';

/** §4.0 Every decision of the game, by the name its frames carry. */
export const createSteps = (world: World): Steps<DarkSummerTypes> => ({
  ...createTurnSteps(world),
  ...createArrivalSteps(world),
  ...createMovementSteps(world),
  ...createCombatSteps(world),
});

/** §3.2.1 §4.0 The decisions one after another, until the last turn or sudden death. */
export const createPlay = (world: World): Sequence<DarkSummerTypes> =>
  createSequence<DarkSummerTypes>(createSteps(world), { after: createSuddenDeath(world) });
