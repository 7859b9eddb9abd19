import type { HexId } from '@bocage/hex';
import { type Action, hex as atHex, type GameEvent, type Seat, type Step, unit as theUnit, type UnitId, word } from '@bocage/kernel';
import { isHeldBy, sideOf } from '../occupancy.js';
import { strategicReach, tacticalPath } from '../rules/movement.js';
import { seatOfFormation } from '../rules/roles.js';
import {
  ATTACK,
  EXPLOIT,
  enemyOf,
  FREE,
  type LiberatingAssaultState,
  type LiberatingAssaultTypes,
  type LiberatingAssaultView,
  MARCH,
  NO_ORDER,
  type Open,
  type OrderKind,
  type OrdersFrame,
  type Sealed,
  WHOLE_STACK,
} from '../types.js';
import type { World } from '../world.js';
import { canFollow, isMine, kindsFor, nextHexes, stackWith } from './stack-orders.js';
import { chairOf, seatsInOrder, simultaneous } from './steps.js';
import { createWatch } from './watch.js';
import { whyNoOrder } from './why-orders.js';

const KINDS: readonly Action[] = ['', 'attack', 'exploit', 'move', 'march'].map((name) => word(name === '' ? 'none' : name));
const GO: Action = word('go');
const STACK: Action = word('stack');

/** §4.5 Everybody who orders counters about. */
export const ordersFrame = (world: World, open: Open): OrdersFrame => ({
  step: 'orders',
  asks: seatsInOrder(
    world,
    open,
    world.formations.side.map((_, formation) => seatOfFormation(world, open, formation, 'orders')),
  ),
});

const picked = (world: World, { open, known }: LiberatingAssaultView, seat: Seat): number =>
  known.cursor[chairOf(world, open, seat)] as number;

/** Offered while others of the stack could be ordered too. */
function wholeStack(world: World, { open, known }: LiberatingAssaultView, seat: Seat, unit: UnitId): Action[] {
  if (known.done[chairOf(world, open, seat)] === WHOLE_STACK) return [];
  return stackWith(world, open, known, unit, seat).some((one) => kindsFor(world, open, known, one).length > 0) ? [STACK] : [];
}

/** §4.5 The clicks of one order: the counter, if wanted the whole stack with it, the kind, the hexes. */
function legalOrders(world: World, view: LiberatingAssaultView, seat: Seat): Action[] {
  const { open, known } = view;
  const unit = picked(world, view, seat);
  if (unit === FREE) {
    const units = [...known.order.keys()].filter((one) => isMine(world, open, known, one, seat));
    return units.filter((one) => kindsFor(world, open, known, one).length > 0).map(theUnit);
  }
  const kind = known.order[unit] as OrderKind;
  if (kind === NO_ORDER)
    return [...kindsFor(world, open, known, unit).map((one) => KINDS[one] as Action), ...wholeStack(world, view, seat, unit)];
  const path = known.path[unit] as number[];
  const hexes = nextHexes(world, open, known, unit, kind, path).map(atHex);
  return path.length > 0 ? [...hexes, GO] : hexes;
}

/** Whether a route is at its end: an attack’s at an enemy, any at sea or with nowhere farther to go. */
function isComplete(world: World, open: Open, sealed: Sealed, unit: UnitId): boolean {
  const path = sealed.path[unit] as number[];
  const last = path.at(-1) as number;
  if (sealed.order[unit] === ATTACK && isHeldBy(world, sealed, enemyOf(sideOf(world, unit)), last)) return true;
  return nextHexes(world, open, sealed, unit, sealed.order[unit] as OrderKind, path).length === 0;
}

function chooseHex(world: World, open: Open, sealed: Sealed, know: () => Sealed, unit: UnitId, hex: HexId): boolean {
  const kind = sealed.order[unit] as OrderKind;
  if (kind === ATTACK || kind === EXPLOIT) {
    sealed.path[unit]?.push(hex);
    return isComplete(world, open, know(), unit);
  }
  const known = know();
  sealed.path[unit] =
    kind === MARCH ? [...(strategicReach(world, open, known, unit).get(hex) ?? [])] : tacticalPath(world, known, unit, hex);
  return true;
}

/** §4.5 Who reads of an order that is shown as it is placed. A route may tell what its giver could see. */
function readersOf(
  world: World,
  state: LiberatingAssaultState,
  unit: UnitId,
  seat: Seat,
  action: Action,
): Pick<GameEvent, 'to' | 'reveals'> {
  if (state.open.shown === 0 || action.kind === 'unit' || action === STACK) return { to: [seat] };
  return {
    ...createWatch(world, state.open, state.sealed).knowers(unit),
    ...(action.kind === 'word' && action !== GO ? {} : { reveals: 'all' }),
  };
}

/** §4.5 The order is complete: those of the stack that can go the same way have it too. Returns who was ordered. */
function finish(world: World, { open, sealed }: LiberatingAssaultState, known: Sealed, seat: Seat, unit: UnitId): number[] {
  const chair = chairOf(world, open, seat);
  const [kind, path] = [sealed.order[unit] as OrderKind, sealed.path[unit] as number[]];
  const isStack = sealed.done[chair] === WHOLE_STACK;
  sealed.cursor[chair] = FREE;
  sealed.done[chair] = 0;
  const others = isStack ? stackWith(world, open, known, unit, seat).filter((one) => canFollow(world, open, known, one, kind, path)) : [];
  for (const one of others) {
    sealed.order[one] = kind;
    sealed.path[one] = [...path];
  }
  return [unit, ...others];
}

/** §4.5 §4.6 §4.7 Orders are placed by all at once, in secret, and turned up together. */
export const createOrdersStep = (
  world: World,
  know: (open: Open, sealed: Sealed, seat: Seat) => Sealed,
): Step<LiberatingAssaultTypes, OrdersFrame> =>
  simultaneous<OrdersFrame>(world, {
    section: '4.5',
    legal: (view, _frame, seat) => legalOrders(world, view, seat),
    whyNot: (view, _frame, seat, action) => whyNoOrder(world, view, seat, action),
    isShown: ({ shown }) => shown === 1,
    isBusy: (view, _frame, seat) => picked(world, view, seat) !== FREE,
    play(state, _frame, seat, action, tell) {
      const { open, sealed } = state;
      const chair = chairOf(world, open, seat);
      const unit = action.kind === 'unit' ? action.unit : (sealed.cursor[chair] as number);
      // Only what the seat itself can see decides its route.
      const known = (): Sealed => know(open, sealed, seat);
      let isOver = action === GO;
      if (action.kind === 'unit') sealed.cursor[chair] = unit;
      else if (action === STACK) sealed.done[chair] = WHOLE_STACK;
      else if (action.kind === 'hex') isOver = chooseHex(world, open, sealed, known, unit, action.hex);
      else if (action !== GO) sealed.order[unit] = KINDS.indexOf(action);
      for (const one of isOver ? finish(world, state, known(), seat, unit) : [unit]) {
        const path = [...(sealed.path[one] as number[])];
        tell({
          event: 'ordered',
          section: '4.5',
          unit: one,
          order: sealed.order[one] as number,
          path,
          ...readersOf(world, state, one, seat, action),
        });
      }
    },
    close({ sealed }, _frame, _tell) {
      // A route that was cut short by the closing of the step has no target.
      sealed.order.forEach((kind, unit) => {
        if (kind !== NO_ORDER && sealed.path[unit]?.length === 0) sealed.order[unit] = NO_ORDER;
      });
    },
  });
