import type { Forecast } from '@bocage/kernel';
import type { DarkSummerModule } from '../src/index.js';
import { type SupplyNet, supplyNet } from '../src/rules/13-supply/supply.js';
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
  /** §13.2 The supply lines of a command in a view. */
  net(view: DarkSummerView, command: Command): SupplyNet;
  /** The odds of the fight at hand, as the rules reckon them. */
  forecast(view: DarkSummerView): Forecast | undefined;
}

export function createWords(game: DarkSummerModule): Words {
  const { world } = game;
  return {
    world,
    places: createPlaces(world),
    bands: createBands(world),
    forecast: (view) => game.preview?.(view, 'german'),
    net: (view, command) => supplyNet(world, view.open, command),
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
