import { createSequence, type Seat, type Sequence } from '@bocage/kernel';
import type { DarkSummerTypes, Open } from '../types.js';
import type { World } from '../world.js';
import { createArrivalSteps } from './arrivals.js';
import { createCombatSteps } from './combat.js';
import { createMovementSteps } from './movement.js';
import { createTurnSteps } from './turn.js';

/** Whom the top frame asks, from what everybody sees. */
function asked(open: Open): readonly Seat[] {
  const frame = open.stack[open.stack.length - 1] as { readonly asks?: Seat } | undefined;
  return frame?.asks ? [frame.asks] : [];
}

/** §4.0 Every decision of the game, by the name its frames carry. */
export const createSteps = (world: World): Sequence<DarkSummerTypes> =>
  createSequence<DarkSummerTypes>(
    {
      ...createTurnSteps(world),
      ...createArrivalSteps(world),
      ...createMovementSteps(world),
      ...createCombatSteps(world),
    },
    asked,
  );
