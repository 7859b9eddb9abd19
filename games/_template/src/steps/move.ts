import { hex, type Seat, step, unit, word } from '@bocage/kernel';
import { setOut } from '@bocage/wargame';
import { destinations, reachOf } from '../rules/movement.js';
import { unitsOf } from '../rules/units.js';
import { type Crossroads, type CrossroadsView, type FrameOf, SEATS } from '../types.js';
import type { World } from '../world.js';

const DONE = word('done');

/** §C.6 One unit after another. */
export function createMoveStep(world: World) {
  const movable = ({ open, known }: CrossroadsView, side: number): number[] =>
    unitsOf(world, open, side).filter((id) => open.moved[id] === 0 && destinations(world, open, id, known.card[side] as number).length > 0);
  return step<Crossroads, FrameOf<'move'>>({
    section: 'C.6',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal: (view, { side }) => [...movable(view, side).map(unit), DONE],
    refusal: ({ open }, _frame, _seat, action) =>
      action.kind === 'unit' && open.moved[action.unit] === 1 ? { code: 'moved' } : { code: 'cannot-move' },
    play({ open }, { side }, _seat, action) {
      if (action.kind === 'unit') open.stack.push({ step: 'march', side, unit: action.unit });
      else open.stack.pop();
    },
  });
}

/** §C.6 Where the chosen unit goes, by the cheapest way. */
export function createMarchStep(world: World) {
  return step<Crossroads, FrameOf<'march'>>({
    section: 'C.6',
    asks: (_open, { side }) => SEATS[side] as Seat,
    legal: ({ open, known }, { side, unit: id }) => destinations(world, open, id, known.card[side] as number).map(hex),
    refusal: () => ({ code: 'too-far' }),
    play({ open, sealed }, { side, unit: id }, _seat, action) {
      if (action.kind !== 'hex') return;
      const from = open.hex[id] as number;
      sealed.route = reachOf(world, open, id, sealed.card[side] as number)
        .path(action.hex)
        .slice(1);
      open.stack.pop();
      open.moved[id] = 1;
      // §C.6.1 From here the walk goes on by itself, or is asked about.
      open.stack.push({ step: 'walk', side, spent: 0, ...setOut(id, from) });
    },
  });
}
