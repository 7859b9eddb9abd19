import { place } from '../../src/occupancy.js';
import { type DarkSummerFrame, type DarkSummerState, ELIMINATED } from '../../src/types.js';
import { game, ui, world } from './played.js';

/** The game of the test that runs: `sitDown` before each. */
export let state: DarkSummerState = game.setup('campaign', {});

export function sitDown(): void {
  state = game.setup('campaign', {});
}

export const at = (label: string): number => ui.grid.parse(label) as number;
export const idOf = (name: string): number => world.roster.ids.get(name) as number;
export const seen = (...seats: string[]) => game.view(state, seats);

export function put(label: string, ...ids: string[]): void {
  for (const id of ids) place(world, state.open, idOf(id), at(label));
}

/** Takes everybody off the map. */
export function clear(): void {
  for (const id of state.open.hex.keys()) place(world, state.open, id, ELIMINATED);
}

export const ask = (frame: DarkSummerFrame): void => void state.open.stack.push(frame);
