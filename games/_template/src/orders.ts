import { type Action, ASK, type GameOrders, type OrderKind, type Orders, unit as unitAction, word } from '@bocage/kernel';
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

/** §C.6.1 What each who could fire was told to do: the first who is to fire does; nobody else is asked while somebody wants to be. */
function answerAmbush(world: World, view: CrossroadsView, march: FrameOf<'walk'>, orders: Orders): Action | undefined {
  const firers = ambushers(world, view.open, march);
  const faces = stoppingFaces(world, view, march);
  const wants = (unit: number): boolean => {
    const { choice, n = 0 } = orders.of(AMBUSH.id, unit);
    return choice === 'fire' || (choice === 'odds' && faces >= n);
  };
  const firer = firers.find(wants);
  if (firer !== undefined) return unitAction(firer);
  return firers.some((unit) => orders.of(AMBUSH.id, unit).choice === ASK) ? undefined : PASS;
}

/** What Crossroads lets a player say beforehand: an example of standing orders. */
export const createOrders = (world: World): GameOrders<Crossroads> => {
  const marchAsked = ({ open }: CrossroadsView, seat: string): FrameOf<'walk'> | undefined => {
    const top = open.stack[open.stack.length - 1];
    return top?.step === 'ambush' && top.side === sideOf(seat) ? walkOf(open) : undefined;
  };
  return {
    kinds: [AMBUSH],
    units: ({ open }, seat) => unitsOf(world, open, sideOf(seat)),
    asked(view, seat) {
      const march = marchAsked(view, seat);
      return march && { kind: AMBUSH.id, units: ambushers(world, view.open, march) };
    },
    answer(view, seat, _legal, orders) {
      const march = marchAsked(view, seat);
      return march && answerAmbush(world, view, march, orders);
    },
  };
};
