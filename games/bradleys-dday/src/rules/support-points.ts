import type { BradleyState, Open } from '../types.js';
import type { World } from '../world.js';
import { scenarioOf } from './scenario.js';

/** §11.2 §18.1.5 What a turn brings: points, and so many more for each pip of a die. */
export function supportOfTurn(world: World, open: Open): { readonly points: number; readonly perPip: number } {
  const table = world.data.tables.support[scenarioOf(world, open).support];
  return table.find(({ turns }) => turns.includes(open.turn)) ?? { points: 0, perPip: 0 };
}

/** §11.1.5 What was not used is lost. */
export function renewSupport(world: World, { open }: BradleyState): void {
  open.asp = supportOfTurn(world, open).points;
}
