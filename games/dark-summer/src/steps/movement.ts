import type { World } from '../world.js';
import { createLegStep } from './leg.js';
import { createMovingStep } from './moving.js';
import { createOverStackStep } from './over-stack.js';

/** §5.2 §10.0 Moves of single units, and stacks that are too high. */
export const createMovementSteps = (world: World) => ({
  moving: createMovingStep(world),
  leg: createLegStep(world),
  'over-stack': createOverStackStep(world),
});
