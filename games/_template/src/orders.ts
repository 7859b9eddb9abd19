import {
  firstOrdered,
  type GameOrders,
  type OrderKind,
  type OrderPart,
  ordersOf,
  type Seat,
  unit as unitAction,
  word,
} from '@bocage/kernel';
import { ambushers, shotResult, walkOf } from './rules/ambush.js';
import { unitsOf } from './rules/units.js';
import { type Crossroads, type CrossroadsView, type FrameOf, sideOf } from './types.js';
import type { World } from './world.js';

const PASS = word('pass');
const DIE = [1, 2, 3, 4, 5, 6];

/** §C.6.1 */
const AMBUSH: OrderKind = {
  id: 'ambush',
  title: 'Ambush',
  about: 'When an enemy marches within reach of your counters and you gave the order to hold.',
  section: 'C.6.1',
  units: true,
  choices: [
    { id: 'fire', title: 'Fire with whoever can' },
    { id: 'odds', title: 'Fire at good odds', number: { title: 'faces of six that stop it', least: 1, most: 6, usual: 3 } },
    { id: 'never', title: 'Let them pass' },
  ],
};

/** §C.6.2 How many faces of the die stop the march where it is. */
function stoppingFaces(world: World, { open }: CrossroadsView, { unit }: FrameOf<'walk'>): number {
  return DIE.filter((die) => shotResult(world, open, unit, die) !== '-').length;
}

/** §C.6.1 Who could fire at a march that this side is asked about. */
const marchAsked = ({ open }: CrossroadsView, seat: Seat): FrameOf<'walk'> | undefined => {
  const top = open.stack[open.stack.length - 1];
  return top?.step === 'ambush' && top.side === sideOf(seat) ? walkOf(open) : undefined;
};

/** §C.6.1 Whoever was told to fire does, one after another; who is to be asked about is asked about then. */
const ambush = (world: World): OrderPart<Crossroads> => ({
  kind: AMBUSH,
  units: ({ open }, seat) => unitsOf(world, open, sideOf(seat)),
  asked(view, seat) {
    const march = marchAsked(view, seat);
    return march && ambushers(world, view.open, march);
  },
  answer(view, seat, _legal, orders) {
    const march = marchAsked(view, seat);
    if (!march) return undefined;
    const faces = stoppingFaces(world, view, march);
    const firer = firstOrdered(
      ambushers(world, view.open, march),
      (unit) => orders.of(AMBUSH.id, unit),
      (_unit, { choice, n = 0 }) => choice === 'fire' || (choice === 'odds' && faces >= n),
    );
    return firer === 'none' ? PASS : firer === undefined ? undefined : unitAction(firer);
  },
});

/** What Crossroads lets a player say beforehand: an example of standing orders. */
export const createOrders = (world: World): GameOrders<Crossroads> => ordersOf([ambush(world)]);
