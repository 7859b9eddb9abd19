import { hex, type Seat, step, type UnitId } from '@bocage/kernel';
import { neighboursOf, place, unitAt } from '../rules/units.js';
import { lose } from '../rules/victory.js';
import { type Crossroads, type FrameOf, NONE, type Open, SEATS } from '../types.js';
import type { World } from '../world.js';

/** §C.8 One hex, chosen by the owner. A decision inside a combat: its frame lies on top of the combat's. */
export function createRetreatStep(world: World) {
  const ways = (open: Open, unit: UnitId): number[] =>
    neighboursOf(world, open.hex[unit] as number).filter((to) => unitAt(open, to) === NONE);
  return step<Crossroads, FrameOf<'retreat'>>({
    settle({ open }, { unit }, tell) {
      if (ways(open, unit).length > 0) return false;
      open.stack.pop();
      lose(world, open, unit, tell);
      return true;
    },
    section: 'C.8',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal: ({ open }, { unit }) => ways(open, unit).map(hex),
    refusal: () => ({ code: 'one-hex' }),
    play({ open }, { unit }, _seat, action, tell) {
      if (action.kind !== 'hex') return;
      open.stack.pop();
      tell({ event: 'retreated', section: 'C.8', unit, path: [open.hex[unit] as number, action.hex] });
      place(world, open, unit, action.hex);
    },
  });
}
