import { type ActionType, typeOf } from '../rules/activation.js';
import { canAssault } from '../rules/assault.js';
import { defencesBefore } from '../rules/beach-fire.js';
import { canDash } from '../rules/commandos.js';
import { canEngineer } from '../rules/engineers.js';
import { canEnter, isAtEntry } from '../rules/entry.js';
import { canFire } from '../rules/guns.js';
import { canShakeOff } from '../rules/landing.js';
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
const DOINGS: readonly Doing[] = [
  {
    action: 'move',
    can: (world, open, unit) => canMove(world, open, unit) || canEnter(world, open, unit),
    frame: (asks, unit, open) => (isAtEntry(open, unit) ? { step: 'enter', asks, unit, hex: -1 } : movingFrame(asks, unit)),
  },
  {
    action: 'fire',
    can: (world, open, unit) => canFire(world, open, unit) || defencesBefore(world, open, unit) >= 0,
    frame: (asks, unit) => ({ step: 'fire', asks, unit, answer: -1 }),
  },
  { action: 'assault', can: canAssault, frame: assaultFrame },
  { action: 'rally', can: canRally, frame: (asks, unit) => ({ step: 'rally', asks, unit, from: -1, answer: -1 }) },
  { action: 'engineer', can: canEngineer, frame: engineerFrame },
  { action: 'dash', can: canDash, frame: (asks, unit) => ({ step: 'dash', asks, unit, side: -1 }) },
  { action: 'drift', can: canShakeOff, frame: (asks, unit) => ({ step: 'drift', asks, unit, answer: -1 }) },
];

/** §4.2.1 Who drifts does nothing else, but for a rally from suppression. */
const isHeldBack = (open: Open, unit: number, action: ActionType): boolean =>
  (open.drift[unit] as number) > 0 && action !== 'drift' && (action !== 'rally' || open.suppressed[unit] === 0);

const NONE: readonly number[] = [];

/** §S.10 What a unit can do now that is not of a type it has done. */
export function possible(world: World, open: Open, unit: number, done: readonly number[] = NONE): ActionType[] {
  const found: ActionType[] = [];
  for (const { action, can } of DOINGS)
    if (!done.includes(typeOf(action)) && !isHeldBack(open, unit, action) && can(world, open, unit)) found.push(action);
  return found;
}

/** §S.10 Whether it can do any of that. */
export const canDoAny = (world: World, open: Open, unit: number, done: readonly number[]): boolean =>
  DOINGS.some(({ action, can }) => !done.includes(typeOf(action)) && !isHeldBack(open, unit, action) && can(world, open, unit));

/** §S.10 The frame that carries out an Action. */
export function frameOf(action: ActionType, asks: string, unit: number, open: Open): GreatestDayFrame {
  const doing = DOINGS.find((one) => one.action === action);
  if (!doing) throw new Error(`nobody can ${action} yet`);
  return doing.frame(asks, unit, open);
}
