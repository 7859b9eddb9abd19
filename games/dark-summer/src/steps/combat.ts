import { KeptFront } from '../rules/11-combat/front.js';
import type { World } from '../world.js';
import { createAdvanceStep } from './advance.js';
import { createAssaultStep } from './assault.js';
import { createAttackStep } from './attack.js';
import { createBattleStep } from './battle.js';
import { createCherbourgStep } from './cherbourg.js';
import { createFightingStep } from './fighting.js';
import { createLossesStep } from './losses.js';
import { createRetreatStep } from './retreat.js';
import { createRevealStep } from './reveal.js';
import { createSecondAdvanceStep } from './second-advance.js';
import { createSoftenStep } from './soften.js';
import { createSupportStep } from './support.js';

/** §9.4 §11.0 §12.0 Attacks from the choice of a hex to the advance. */
export function createCombatSteps(world: World) {
  const fronts = new KeptFront(world);
  return {
    assault: createAssaultStep(world),
    fighting: createFightingStep(world, fronts),
    attack: createAttackStep(world, fronts),
    reveal: createRevealStep(world),
    battle: createBattleStep(world),
    support: createSupportStep(world),
    soften: createSoftenStep(),
    losses: createLossesStep(world),
    retreat: createRetreatStep(world),
    advance: createAdvanceStep(world),
    'second-advance': createSecondAdvanceStep(world),
    cherbourg: createCherbourgStep(world),
  };
}
