import type { Forecast } from '@bocage/kernel';
import type { DarkSummerModule } from '../src/index.js';
import { type SupplyNet, supplyNet } from '../src/rules/supply.js';
import type { Command, DarkSummerFrame, DarkSummerView, Open } from '../src/types.js';
import type { World } from '../src/world.js';
import { createBands } from './bands.js';
import { createPlaces, type Places } from './places.js';

/** What every sentence of this folder is made from. */
export interface Words {
  readonly world: World;
  readonly places: Places;
  /** The stripe of each division. */
  readonly bands: ReadonlyMap<number, string>;
  /**
   * The same view on a copy of the top level of `open`. The rules remember who stands where by the identity of `open`, and
   * a live one may have been played on by another module since. Kept as long as the view itself, which ends with the next play.
   */
  still(view: DarkSummerView): DarkSummerView;
  /** §13.2 The supply lines of a command in a view. */
  net(view: DarkSummerView, command: Command): SupplyNet;
  /** The odds of the fight at hand, as the rules reckon them. */
  forecast(view: DarkSummerView): Forecast | undefined;
}

export function createWords(game: DarkSummerModule): Words {
  const { world } = game;
  const stills = new WeakMap<DarkSummerView, DarkSummerView>();
  function still(view: DarkSummerView): DarkSummerView {
    let copy = stills.get(view);
    if (!copy) {
      copy = { ...view, open: { ...view.open } };
      stills.set(view, copy);
      stills.set(copy, copy);
    }
    return copy;
  }
  return {
    world,
    places: createPlaces(world),
    bands: createBands(world),
    still,
    forecast: (view) => game.preview?.(still(view), 'german'),
    net: (view, command) => supplyNet(world, still(view).open, command),
  };
}

/** The decision on top of the stack. */
export const topOf = (open: Open): DarkSummerFrame => open.stack[open.stack.length - 1] as DarkSummerFrame;

/** The nearest frame of these steps, from the top. */
export function frameOf<S extends DarkSummerFrame['step']>(
  open: Open,
  ...steps: readonly S[]
): Extract<DarkSummerFrame, { step: S }> | undefined {
  const found = open.stack.findLast((frame) => (steps as readonly string[]).includes(frame.step));
  return found as Extract<DarkSummerFrame, { step: S }> | undefined;
}
