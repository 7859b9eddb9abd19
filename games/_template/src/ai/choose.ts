import { type Action, type Plan, type Seat, type UnitId, word } from '@bocage/kernel';
import { type CrossroadsView, type Open, sideOf } from '../types.js';
import type { World } from '../world.js';
import { toCrossroads } from './features.js';

/** The click that carries a plan out, whatever is asked. */
export function chooseAction(world: World, view: CrossroadsView, seat: Seat, legal: readonly Action[], plan: Plan): Action {
  const first = legal[0] as Action;
  switch (stepOf(view.open)) {
    case 'orders':
      return legal.find((action) => action === orderFor(view.open, sideOf(seat))) ?? first;
    case 'move':
      return plan[seat] === 'wait' ? (legal[legal.length - 1] as Action) : first;
    case 'march':
      return nearest(world, legal);
    case 'ambush':
      return answerTo(view, sideOf(seat), legal);
    default:
      return first;
  }
}

function nearest(world: World, legal: readonly Action[]): Action {
  const distance = (action: Action): number => (action.kind === 'hex' ? toCrossroads(world, action.hex) : 0);
  return legal.reduce((best, action) => (distance(action) < distance(best) ? action : best));
}

/** §C.6.1 Whoever has the crossroads waits for the others to come to it. */
function orderFor({ holder }: Open, side: number): Action {
  return word(holder === side ? 'hold' : 'march');
}

/** §C.6.1 Fires with everything in reach; but a commander nobody knows would show itself, and waits. */
function answerTo({ open, known }: CrossroadsView, side: number, legal: readonly Action[]): Action {
  const isSecret = (unit: UnitId): boolean => known.commander[side] === unit && open.shown[unit] === 0;
  return legal.find((action) => action.kind === 'unit' && !isSecret(action.unit)) ?? word('pass');
}

export function stepOf({ stack }: Open): string {
  return stack[stack.length - 1]?.step ?? '';
}
