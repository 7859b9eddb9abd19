import type { NormandyFrame, NormandyView, Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { createBands } from './bands.js';
import { createPlaces, type Places } from './places.js';

/** What every sentence of this folder is made from. */
export interface Words {
  readonly world: World;
  readonly places: Places;
  /** The stripe of each formation. */
  readonly bands: ReadonlyMap<string, string>;
  /**
   * The same view on a copy of the top level of `open`. The rules remember who stands where by the identity of `open`, and
   * a live one may have been played on by another module since. Kept as long as the view itself, which ends with the next play.
   */
  still(view: NormandyView): NormandyView;
}

export function createWords(world: World): Words {
  const stills = new WeakMap<NormandyView, NormandyView>();
  return {
    world,
    places: createPlaces(world),
    bands: createBands(world),
    still(view) {
      let copy = stills.get(view);
      if (!copy) {
        copy = { ...view, open: { ...view.open } };
        stills.set(view, copy);
        stills.set(copy, copy);
      }
      return copy;
    },
  };
}

/** The decision on top of the stack. */
export const topOf = (open: Open): NormandyFrame => open.stack[open.stack.length - 1] as NormandyFrame;

/** The nearest frame of these steps, from the top. */
export function frameOf<S extends NormandyFrame['step']>(
  open: Open,
  ...steps: readonly S[]
): Extract<NormandyFrame, { step: S }> | undefined {
  const found = open.stack.findLast((frame) => (steps as readonly string[]).includes(frame.step));
  return found as Extract<NormandyFrame, { step: S }> | undefined;
}
