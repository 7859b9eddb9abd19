import type { HexId } from '@bocage/hex';
import type { Action, Seat, StepRefusal } from '@bocage/kernel';
import { unitsAt } from '../../occupancy.js';
import { sideOf } from '../../roster.js';
import type { BradleyFrame, BradleyView, Open, Side } from '../../types.js';
import type { World } from '../../world.js';

export type Said = StepRefusal | undefined;

/** Why a click that a step does not offer is not on offer. */
export type Refuse<F extends BradleyFrame> = (world: World, view: BradleyView, frame: F, action: Action, seat: Seat) => Said;

export type Refuses = { readonly [F in BradleyFrame as F['step']]?: Refuse<F> };

/** §2.3 The unit a click means: the one clicked, or the first of one's own in the hex. */
export function unitMeant(world: World, open: Open, side: Side, action: Action): number {
  const { roster } = world;
  if (action.kind === 'unit') return action.unit < roster.units ? action.unit : -1;
  if (action.kind !== 'hex' || !isHexOf(world, action.hex)) return -1;
  return unitsAt(world, open, action.hex).find((unit) => sideOf(roster, unit) === side) ?? -1;
}

/** §2.1 */
export const isHexOf = ({ grid }: World, hex: HexId): boolean => hex >= 0 && hex < grid.size;
