import { overStep } from '@bocage/kernel';
import type { DarkSummerTypes } from '../types.js';
import type { World } from '../world.js';
import { createActionStep, createReactStep } from './action.js';
import { createActivateStep, createActivationStep } from './activate.js';
import { createChitStep } from './chit.js';
import { createBritishChitsStep, createDrawStep, createInitiativeStep } from './cup.js';
import { createGameStep } from './game.js';
import { createRelocateStep } from './relocate.js';
import { createReplacementKindStep, createReplacementStep } from './replacement.js';
import { createRoundStep } from './round.js';
import { createWeatherStep } from './weather.js';

/** §4.0 §7.0 §8.2 §9.0 The turn: weather, replacements, chits, rounds, attrition, points. */
export const createTurnSteps = (world: World) => ({
  game: createGameStep(world),
  over: overStep<DarkSummerTypes>('3.2'),
  weather: createWeatherStep(world),
  replacement: createReplacementStep(world),
  'replacement-kind': createReplacementKindStep(world),
  'british-chits': createBritishChitsStep(world),
  initiative: createInitiativeStep(),
  action: createActionStep(world),
  draw: createDrawStep(),
  chit: createChitStep(),
  react: createReactStep(),
  round: createRoundStep(world),
  activate: createActivateStep(world),
  activation: createActivationStep(world),
  relocate: createRelocateStep(world),
});
