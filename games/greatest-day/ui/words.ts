import type { GreatestDayFrame, Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { createPlaces, type Places } from './places.js';

/** What every sentence of this folder is made from. */
export interface Words {
  readonly world: World;
  readonly places: Places;
}

export const createWords = (world: World): Words => ({ world, places: createPlaces(world) });

/** The decision on top of the stack. */
export const topOf = (open: Open): GreatestDayFrame => open.stack[open.stack.length - 1] as GreatestDayFrame;

/** The nearest frame of a step, from the top. */
export function frameOf<S extends GreatestDayFrame['step']>(open: Open, step: S): Extract<GreatestDayFrame, { step: S }> | undefined {
  return open.stack.findLast((frame) => frame.step === step) as Extract<GreatestDayFrame, { step: S }> | undefined;
}
