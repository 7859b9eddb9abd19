import type { BradleyState, Open } from '../types.js';
import type { World } from '../world.js';
import { supportOf } from './look-ups.js';
import { scenarioOf } from './scenario.js';

/** §11.2 §11.2.1 §11.2.2 §18.1.5 §18.2.5 What a turn brings: points, and so many more for each pip of a die. */
export function supportOfTurn(world: World, open: Open): { readonly points: number; readonly perPip: number } {
  return supportOf(world.data.tables, scenarioOf(world, open).support, open.turn);
}

/** §11.1.5 What was not used is lost. */
export function renewSupport(world: World, { open }: BradleyState): void {
  open.asp = supportOfTurn(world, open).points;
  open.air = 0;
}
