import { step, unit } from '@bocage/kernel';
import { unitsOf } from '../rules/units.js';
import { type Crossroads, type FrameOf, NONE, SEATS, sideOf } from '../types.js';
import type { World } from '../world.js';

/** §C.2 Both choose their commander at once, and secretly. An example of a sealed decision. */
export function createCommanderStep(world: World) {
  return step<Crossroads, FrameOf<'commander'>>({
    section: 'C.2',
    settle(state, _frame, tell) {
      if (state.sealed.commander.includes(NONE)) return false;
      state.open.stack.pop();
      // That the other has chosen too is news to whoever was last: nobody goes back past it.
      tell({ event: 'commanders', section: 'C.2', reveals: 'all' });
      return true;
    },
    asks: () => SEATS,
    mode: 'sealed',
    hasAnswered: ({ commander }, _open, _frame, seat) => commander[sideOf(seat)] !== NONE,
    legal: ({ open }, _frame, seat) => unitsOf(world, open, sideOf(seat)).map(unit),
    refusal: () => ({ code: 'own-unit' }),
    play(state, _frame, seat, action, tell) {
      if (action.kind !== 'unit') return;
      state.sealed.commander[sideOf(seat)] = action.unit;
      tell({ event: 'commander', section: 'C.2', unit: action.unit, to: [seat] });
    },
  });
}
