import type { Action, StepRefusal } from '@bocage/kernel';
import type { ActionType } from '../rules/activation.js';
import { assaultTargets } from '../rules/assault.js';
import { targetsOf } from '../rules/fire.js';
import { bombardable } from '../rules/guns.js';
import { destinations } from '../rules/movement.js';
import { sideOf } from '../rules/units.js';
import { whyNoTarget, whyNotThere } from '../rules/why-not-there.js';
import type { ActingFrame, Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { movingFrame } from './move.js';

/** §S.10 Why a click is not answered before the Action is named: which one it takes, or why none would do. */
export function whyNotYet(world: World, open: Open, { asks, unit }: ActingFrame, can: readonly ActionType[], action: Action): StepRefusal {
  if (action.kind === 'hex') {
    if (can.includes('fire') && bombardable(world, open, unit).includes(action.hex)) return { code: 'fire-first' };
    return thither(world, open, asks, unit, can, action.hex);
  }
  if (action.kind !== 'unit') return { code: 'no-such-action' };
  if (sideOf(world, open, action.unit) === sideOf(world, open, unit)) return { code: 'finish-first' };
  const hex = hexOf(open, action.unit);
  if (can.includes('fire') && targetsOf(world, open, unit).includes(action.unit)) return { code: 'fire-first' };
  return hex >= 0 && can.includes('assault') && assaultTargets(world, open, unit).includes(hex)
    ? { code: 'assault-first' }
    : whyNoTarget(world, open, unit, action.unit);
}

function thither(world: World, open: Open, asks: string, unit: number, can: readonly ActionType[], hex: number): StepRefusal {
  if (can.includes('assault') && assaultTargets(world, open, unit).includes(hex)) return { code: 'assault-first' };
  if (!can.includes('move') || hexOf(open, unit) < 0) return { code: 'no-such-action' };
  const frame = movingFrame(asks, unit);
  return destinations(world, open, frame).includes(hex) ? { code: 'move-first' } : whyNotThere(world, open, frame, hex);
}
