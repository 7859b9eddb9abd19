import type { GameAi } from '@bocage/kernel';
import type { NormandyTypes } from '../types.js';
import type { World } from '../world.js';
import { chooseAction } from './choose.js';
import { createFeatures, WEIGHTS } from './features.js';
import { createFields } from './fields.js';
import { groupsOf } from './groups.js';
import { createLanes } from './lanes.js';
import { createFronts } from './onset.js';
import { rollName } from './roll-name.js';
import { createSenses } from './sense.js';
import { createUnitPlanning } from './unit-orders.js';
import { watchCeilings } from './watch.js';

/** Phases a plan is judged over: one whole turn, so both sides have answered. */
const HORIZON = 5;

export function createAi(world: World): GameAi<NormandyTypes> {
  const fields = createFields(world);
  const mind = { world, fields, lanes: createLanes(world), senses: createSenses(world, fields), fronts: createFronts(world) };
  return {
    features: createFeatures(world, fields),
    weights: WEIGHTS,
    horizon: HORIZON,
    groups: (view, seat) => groupsOf(world, fields, view, seat),
    phaseKey: ({ open }) => `${open.turn}:${open.phase}`,
    choose: (view, _seat, legal, plan, memory) => chooseAction(mind, view, legal, plan, memory),
    forgets: true,
    rollName: ({ open }) => rollName(open),
    units: createUnitPlanning(mind),
    watch: () => watchCeilings(world),
  };
}
