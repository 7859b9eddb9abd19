import type { ActionType } from '../rules/activation.js';
import { canAssault } from '../rules/assault.js';
import { canEngineer } from '../rules/engineers.js';
import { canEnter, isAtEntry } from '../rules/entry.js';
import { canFire } from '../rules/guns.js';
import { canMove } from '../rules/movement.js';
import { canRally } from '../rules/rally.js';
import type { GreatestDayFrame, Open } from '../types.js';
import type { World } from '../world.js';
import { assaultFrame } from './assault.js';
import { engineerFrame } from './engineer.js';
import { movingFrame } from './move.js';

/** One type of Action: who can do it now, and the frame that carries it out. */
interface Doing {
  readonly action: ActionType;
  can(world: World, open: Open, unit: number): boolean;
  frame(asks: string, unit: number, open: Open): GreatestDayFrame;
}

/** §S.10 What can be done with an Action, in the order it is offered. Each area adds its own line. */
export const DOINGS: readonly Doing[] = [
  {
    action: 'move',
    can: (world, open, unit) => canMove(world, open, unit) || canEnter(world, open, unit),
    frame: (asks, unit, open) => (isAtEntry(open, unit) ? { step: 'enter', asks, unit, hex: -1 } : movingFrame(asks, unit)),
  },
  { action: 'fire', can: canFire, frame: (asks, unit) => ({ step: 'fire', asks, unit, answer: -1 }) },
  { action: 'assault', can: canAssault, frame: assaultFrame },
  { action: 'rally', can: canRally, frame: (asks, unit) => ({ step: 'rally', asks, unit, from: -1, answer: -1 }) },
  { action: 'engineer', can: canEngineer, frame: engineerFrame },
];

/** §S.10 What a unit can do now, whatever it has done before. */
export const possible = (world: World, open: Open, unit: number): ActionType[] =>
  DOINGS.flatMap(({ action, can }) => (can(world, open, unit) ? [action] : []));

/** §S.10 The frame that carries out an Action. */
export function frameOf(action: ActionType, asks: string, unit: number, open: Open): GreatestDayFrame {
  const doing = DOINGS.find((one) => one.action === action);
  if (!doing) throw new Error(`nobody can ${action} yet`);
  return doing.frame(asks, unit, open);
}
