import type { GameAi, SearchStyle } from '@bocage/kernel';
import type { GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createDeliberation } from './deliberation.js';
import { createFeatures, WEIGHTS } from './features.js';
import { STORM } from './posture.js';
import { rollName } from './roll-name.js';
import { watchBeaches } from './watch.js';
import { createWays } from './ways.js';

/** The chit in play and the one after it. */
const HORIZON = 1;

/** Nothing is searched for in groups: `search` follows the plan it starts from. */
const SEARCH: SearchStyle = { budget: 0, caution: 0, from: STORM };

/** The computer players of The Greatest Day: a script for every question, and a second thought about what the German does in a landing. */
export function createAi(world: World): GameAi<GreatestDayTypes> {
  const ways = createWays(world);
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    groups: () => [],
    search: SEARCH,
    deliberation: createDeliberation(world),
    rollName,
    phaseKey: ({ open }) => `${open.turn}:${open.played.length}`,
    horizon: HORIZON,
    choose: (view, seat, legal, plan, memory) => chooseAction(world, ways, view, seat, legal, plan, memory),
    watch: () => watchBeaches(world),
  };
}
