import type { GameAi } from '@bocage/kernel';
import type { BradleyTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAsAutomaton } from './automaton.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { watchLandings } from './watch.js';

/** The rest of a player turn and the other side's. */
const HORIZON = 2;

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<BradleyTypes> {
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    groups: () => [],
    phaseKey: ({ open }) => `${open.turn}:${open.segment}`,
    horizon: HORIZON,
    choose: (view, seat, legal, _plan, memory) => chooseAction(world, view, seat, legal, memory),
    watch: () => watchLandings(world),
    automaton: (view, seat, legal) => chooseAsAutomaton(world, view, seat, legal),
  };
}
