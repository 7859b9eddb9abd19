import { clone, type Rng } from '@bocage/kernel';
import { forSale } from './rules/dispatch.js';
import type { Side } from './sides.js';
import type { GreatestDayState, GreatestDayView, Open } from './types.js';
import type { World } from './world.js';

/** §S.7 What a side may have bought so far: one of what is for sale or nothing more, each as likely, until it is nothing more. */
function purchases(world: World, open: Open, side: Side, rng: Rng): number[] {
  const bought: number[] = [];
  if (open.stack[open.stack.length - 1]?.step !== 'purchase') return bought;
  for (;;) {
    const offered = forSale(world, open, bought, side);
    const chit = offered[rng.below(offered.length + 1)];
    if (chit === undefined) return bought;
    bought.push(chit);
  }
}

/** A state this view allows: purchases are drawn, and who is on the move goes no farther than has been announced. */
export function imagine(world: World, { open, known }: GreatestDayView, rng: Rng): GreatestDayState {
  const sealed = {
    bought: known.bought.map((bought, side) => (bought ? [...bought] : purchases(world, open, side as Side, rng))),
    answered: [...known.answered],
    route: [...(known.route ?? [])],
  };
  return clone({ open, sealed });
}
