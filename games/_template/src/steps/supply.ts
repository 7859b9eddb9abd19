import { step, unit, word } from '@bocage/kernel';
import { unitsOf } from '../rules/units.js';
import { type Crossroads, type FrameOf, NONE, SEATS, sideOf } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §C.5 Both sides may hand their card to a unit, face down, in any order. An example of an open decision. */
export function createSupplyStep(world: World) {
  return step<Crossroads, FrameOf<'supply'>>({
    section: 'C.5',
    settle({ open }) {
      if (open.supplied.includes(0)) return false;
      open.stack.pop();
      return true;
    },
    asks: () => SEATS,
    mode: 'open',
    hasAnswered: (_hidden, { supplied }, _frame, seat) => supplied[sideOf(seat)] === 1,
    legal({ open }, _frame, seat) {
      const side = sideOf(seat);
      const units = open.holds[side] === 1 && open.bearer[side] === NONE ? unitsOf(world, open, side) : [];
      return [...units.map(unit), DONE];
    },
    refusal: ({ open }, _frame, seat) => ({ code: open.bearer[sideOf(seat)] === NONE ? 'own-unit' : 'one-card' }),
    play({ open }, _frame, seat, action, tell) {
      const side = sideOf(seat);
      if (action.kind === 'unit') {
        open.bearer[side] = action.unit;
        tell({ event: 'handed', section: 'C.5', side, unit: action.unit });
      } else {
        open.supplied[side] = 1;
        tell({ event: 'supplied', section: 'C.5', side });
      }
    },
  });
}
