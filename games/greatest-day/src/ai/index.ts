import type { GameAi, SearchStyle } from '@bocage/kernel';
import type { GreatestDayTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { TACTICS } from './postures.js';
import { createUnitPlanning } from './unit-orders.js';
import { watchBeaches } from './watch.js';
import { createWays } from './ways.js';

/** The chit in play and the one after it. */
const HORIZON = 1;

/** A posture for the activation is chosen with a few evaluations; the rest goes to the units. */
const SEARCH: SearchStyle = { budget: 14, caution: 0.5, from: { german: 'reckless' } };

/** The computer players of The Greatest Day: a script for every question, and a search over what units do with a chit. */
export function createAi(world: World): GameAi<GreatestDayTypes> {
  const ways = createWays(world);
  const units = createUnitPlanning(world, ways);
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    groups: (view, seat) => (units.asks(view, seat) === 'order' ? [{ id: seat, tactics: TACTICS }] : []),
    search: SEARCH,
    units,
    phaseKey: ({ open }) => `${open.turn}:${open.played.length}`,
    horizon: HORIZON,
    choose: (view, seat, legal, plan, memory) => chooseAction(world, ways, view, seat, legal, plan, memory),
    watch: () => watchBeaches(world),
  };
}
