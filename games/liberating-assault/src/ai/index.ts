import { type GameAi, Memory } from '@bocage/kernel';
import type { LiberatingAssaultTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createMinds } from './mind.js';
import { watchGame } from './watch.js';

/** The steps of one turn: an order is judged when its battles are fought. */
const HORIZON = 1;

/** What the computer staff needs to know of this game. */
export function createAi(world: World): GameAi<LiberatingAssaultTypes> {
  const minds = createMinds(world);
  return {
    features: createFeatures(minds(new Memory())),
    weights: WEIGHTS,
    groups: () => [],
    phaseKey: ({ open }) => `${open.turn}:${open.stage}`,
    horizon: HORIZON,
    choose: (view, seat, legal, _plan, memory) =>
      chooseAction(
        memory.keep('mind', '', () => minds(new Memory())),
        view,
        seat,
        legal,
      ),
    watch: () => watchGame(world),
  };
}
