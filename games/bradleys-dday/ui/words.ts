import type { BradleyFrame, Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { createBands } from './bands.js';
import { createPlaces, type Places } from './places.js';

/** What every sentence of this folder is made from. */
export interface Words {
  readonly world: World;
  readonly places: Places;
  /** The stripe of each formation, by its number. */
  readonly bands: readonly string[];
}

export const createWords = (world: World): Words => ({ world, places: createPlaces(world), bands: createBands(world) });

/** The decision on top of the stack. */
export const topOf = (open: Open): BradleyFrame => open.stack[open.stack.length - 1] as BradleyFrame;

/** The nearest frame of these steps, from the top. */
export function frameOf<S extends BradleyFrame['step']>(
  open: Open,
  ...steps: readonly S[]
): Extract<BradleyFrame, { step: S }> | undefined {
  const found = open.stack.findLast((frame) => (steps as readonly string[]).includes(frame.step));
  return found as Extract<BradleyFrame, { step: S }> | undefined;
}
