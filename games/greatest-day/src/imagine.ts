import { clone, type Rng } from '@bocage/kernel';
import type { GreatestDayState, GreatestDayView } from './types.js';
import type { World } from './world.js';

/** A state this view allows: what the other side bought is unknown until it is shown, so nothing is as good as anything. */
export function imagine(_world: World, { open, known }: GreatestDayView, _rng: Rng): GreatestDayState {
  return clone({
    open,
    sealed: {
      bought: known.bought.map((bought) => [...(bought ?? [])]),
      answered: [...known.answered],
      route: [...(known.route ?? [])],
    },
  });
}
