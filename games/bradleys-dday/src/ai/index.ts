import type { GameAi, SearchStyle } from '@bocage/kernel';
import type { BradleyTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAsAutomaton } from './automaton.js';
import { chooseAction } from './choose.js';
import { createDeliberation } from './deliberation.js';
import { createFeatures, WEIGHTS } from './features.js';
import { SCREENING, SPARING, TACTICS } from './postures.js';
import { rollName } from './roll-name.js';
import { createUnitPlanning } from './unit-orders.js';
import { watchLandings } from './watch.js';

/** The rest of a player turn and the other side's. */
const HORIZON = 2;

/** A posture for the phase is chosen with a few evaluations; the rest goes to the units. */
const SEARCH: SearchStyle = { budget: 12, caution: 0.5, from: { ...SPARING, ...SCREENING } };

/** What the computer players need to know of this game. */
export function createAi(world: World): GameAi<BradleyTypes> {
  const units = createUnitPlanning(world);
  return {
    features: createFeatures(world),
    weights: WEIGHTS,
    groups: (view, seat) => (units.asks(view, seat) === 'order' ? [{ id: seat, tactics: TACTICS }] : []),
    search: SEARCH,
    units,
    deliberation: createDeliberation(world),
    phaseKey: ({ open }) => `${open.turn}:${open.segment}`,
    horizon: HORIZON,
    rollName: (view) => rollName(world, view),
    choose: (view, seat, legal, plan, memory) => chooseAction(world, view, seat, legal, plan, memory),
    watch: () => watchLandings(world),
    automaton: (view, seat, legal) => chooseAsAutomaton(world, view, seat, legal),
  };
}
