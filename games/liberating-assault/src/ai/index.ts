import type { GameAi } from '@bocage/kernel';
import type { LiberatingAssaultTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createMind } from './mind.js';
import { watchGame } from './watch.js';

/** The steps of one turn: an order is judged when its battles are fought. */
const HORIZON = 1;

/** What the computer staff needs to know of this game. */
export function createAi(world: World): GameAi<LiberatingAssaultTypes> {
  const mind = createMind(world);
  return {
    features: createFeatures(mind),
    weights: WEIGHTS,
    groups: () => [],
    phaseKey: ({ open }) => `${open.turn}:${open.stage}`,
    horizon: HORIZON,
    choose: (view, seat, legal) => chooseAction(mind, view, seat, legal),
    watch: () => watchGame(world),
  };
}
