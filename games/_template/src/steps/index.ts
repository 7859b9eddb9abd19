import { createSequence, type Sequence } from '@bocage/kernel';
import type { Crossroads } from '../types.js';
import type { World } from '../world.js';
import { createAmbushStep, createShotStep } from './ambush.js';
import { createBattleStep } from './battle.js';
import { createAttackStep, createCombatStep } from './combat.js';
import { createCommanderStep } from './commander.js';
import { createDrawStep } from './draw.js';
import { createMarchStep, createMoveStep } from './move.js';
import { createOrdersStep } from './orders.js';
import { createRetreatStep } from './retreat.js';
import { createSupplyStep } from './supply.js';
import { createOverStep, createTurnStep } from './turn.js';
import { createWalkStep } from './walk.js';

/** §C.3 Every decision of the game, by the name its frames carry. */
export function createSteps(world: World): Sequence<Crossroads> {
  return createSequence<Crossroads>({
    turn: createTurnStep(world),
    commander: createCommanderStep(world),
    draw: createDrawStep(world),
    orders: createOrdersStep(),
    supply: createSupplyStep(world),
    move: createMoveStep(world),
    march: createMarchStep(world),
    walk: createWalkStep(world),
    ambush: createAmbushStep(world),
    shot: createShotStep(world),
    combat: createCombatStep(world),
    attack: createAttackStep(world),
    battle: createBattleStep(world),
    retreat: createRetreatStep(world),
    over: createOverStep(),
  });
}
