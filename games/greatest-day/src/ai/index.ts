import type { GameAi } from '@bocage/kernel';
import type { GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createWays } from './ways.js';

const HORIZON = 2;

/** The computer players of The Greatest Day. It plays by a script: nothing is planned beyond the click. */
export function createAi(world: World): GameAi<GreatestDayTypes> {
  const ways = createWays(world);
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    groups: () => [],
    phaseKey: ({ open }) => `${open.turn}:${open.played.length}`,
    horizon: HORIZON,
    choose: (view, seat, legal, _plan, memory) => chooseAction(world, ways, view, seat, legal, memory),
  };
}
