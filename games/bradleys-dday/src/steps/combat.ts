import type { Steps } from '@bocage/kernel';
import type { BradleyTypes, CombatFrames } from '../types.js';
import type { World } from '../world.js';
import { createAdvanceStep, createRetreatStep, createStackChoiceStep } from './aftermath.js';
import { createAssaultStep, createAssaultsStep } from './assault.js';
import { createBattleDiceStep, createBattleStep } from './battle.js';
import { createBombingStep } from './bombing.js';
import { createFireStep, createVolleyStep } from './fire.js';
import { createOverStackStep } from './over-stack.js';

/** §10.0 */
export const createCombatSteps = (world: World): Pick<Steps<BradleyTypes>, CombatFrames['step']> => ({
  fire: createFireStep(world),
  volley: createVolleyStep(world),
  assaults: createAssaultsStep(world),
  assault: createAssaultStep(world),
  battle: createBattleStep(world),
  'battle-dice': createBattleDiceStep(world),
  bombing: createBombingStep(world),
  'stack-choice': createStackChoiceStep(world),
  retreat: createRetreatStep(world),
  advance: createAdvanceStep(world),
  'over-stack': createOverStackStep(world),
});
