import { clone, type Rng } from '@bocage/kernel';
import { imagineMines } from './rules/unseen-mines.js';
import type { BradleyState, BradleyView } from './types.js';
import type { World } from './world.js';

/** §5.4.3 A full state that a view allows: only the minefields can be otherwise. */
export function imagine(world: World, view: BradleyView, rng: Rng): BradleyState {
  const open = clone(view.open);
  const { mines, minePoints } = view.known;
  return { open, sealed: mines ? { mines: [...mines], minePoints } : imagineMines(world, open, rng) };
}
