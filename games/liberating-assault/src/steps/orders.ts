import { type Action, hex as atHex, type GameEvent, type Seat, type Step, unit as theUnit, word } from '@bocage/kernel';
import { isIdle } from '../rules/hand-down.js';
import { mayStep, strategicReach, tacticalReach } from '../rules/movement.js';
import { attackSteps, kindsOfOrder } from '../rules/orders.js';
import { seatOfFormation } from '../rules/roles.js';
import { isHeldBy, sideOf } from '../standing.js';
import {
  AT_SEA,
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
} from '../types.js';
import type { World } from '../world.js';
import { chairOf, seatsInOrder, simultaneous } from './steps.js';
import { knowersOf } from './watch.js';

const KINDS: readonly Action[] = ['', 'attack', 'exploit', 'move', 'march'].map((name) => word(name === '' ? 'none' : name));
const GO: Action = word('go');

/** §4.5 Everybody who orders counters about. */
export const ordersFrame = (world: World, open: Open): OrdersFrame => ({
  step: 'orders',
  asks: seatsInOrder(
    world,
    open,
    world.formations.side.map((_, formation) => seatOfFormation(world, open, formation, 'orders')),
  ),
});

/** §8.4 From the sea to the beaches the division was given. */
const landingTargets = (open: Open, sealed: Sealed, unit: number): number[] => [...(sealed.targets[open.attached[unit] as number] ?? [])];

/** Where an order of a kind can lead next. */
function nextHexes(world: World, open: Open, sealed: Sealed, unit: number, kind: OrderKind, path: readonly number[]): number[] {
  if (kind === ATTACK || kind === EXPLOIT) {
    if (sealed.hex[unit] === AT_SEA) return path.length === 0 ? landingTargets(open, sealed, unit) : [];
    return attackSteps(world, sealed, unit, path);
  }
  const reach = kind === MARCH ? strategicReach(world, open, sealed, unit) : tacticalReach(world, open, sealed, unit);
  return [...reach.keys()].sort((a, b) => a - b);
}

/** §4.7 The way of a tactical move: the shortest, as the reach finds it. */
function tacticalPath(world: World, sealed: Sealed, unit: number, to: number): number[] {
  const start = sealed.hex[unit] as number;
  const budget = world.data.tables.movement.tactical;
  const reached = world.reach.run(start, budget, (from, _direction, next) => (mayStep(world, sealed, unit, from, next) ? 1 : -1));
  return reached.path(to).slice(1);
}

/** Kinds of order that lead anywhere: an attack needs a hex to go to, moves have a first step. */
function kinds(world: World, open: Open, sealed: Sealed, unit: number): OrderKind[] {
  const canAttack = (): boolean => nextHexes(world, open, sealed, unit, ATTACK, []).length > 0;
  return kindsOfOrder(world, open, sealed, unit).filter((kind) => (kind !== ATTACK && kind !== EXPLOIT) || canAttack());
}

/** §7.4 Whether a seat may order a unit that has no order yet. */
function isMine(world: World, open: Open, sealed: Sealed, unit: number, seat: Seat): boolean {
  const formation = open.attached[unit] as number;
  if (formation < 0 || sealed.order[unit] !== NO_ORDER || seatOfFormation(world, open, formation, 'orders') !== seat) return false;
  return world.formations.level[formation] !== 'corps' || !isIdle(open, open.player[formation] as number);
}

const picked = (world: World, { open, known }: LiberatingAssaultView, seat: Seat): number =>
  known.cursor[chairOf(world, open, seat)] as number;

/** §4.5 The clicks of one order: the counter, the kind, the hexes. */
function legalOrders(world: World, view: LiberatingAssaultView, seat: Seat): Action[] {
  const { open, known } = view;
  const unit = picked(world, view, seat);
  if (unit === FREE) {
    const units = [...known.order.keys()].filter((one) => isMine(world, open, known, one, seat));
    return units.filter((one) => kinds(world, open, known, one).length > 0).map(theUnit);
  }
  const kind = known.order[unit] as OrderKind;
  if (kind === NO_ORDER) return kinds(world, open, known, unit).map((one) => KINDS[one] as Action);
  const path = known.path[unit] as number[];
  const hexes = nextHexes(world, open, known, unit, kind, path).map(atHex);
  return path.length > 0 ? [...hexes, GO] : hexes;
}

/** Whether an attack’s route is at its end: at an enemy, at sea, or nowhere farther to go. */
function isComplete(world: World, open: Open, sealed: Sealed, unit: number): boolean {
  const path = sealed.path[unit] as number[];
  const last = path.at(-1) as number;
  if (isHeldBy(world, sealed, enemyOf(sideOf(world, unit)), last)) return true;
  return nextHexes(world, open, sealed, unit, sealed.order[unit] as OrderKind, path).length === 0;
}

function chooseHex(world: World, open: Open, sealed: Sealed, know: () => Sealed, unit: number, hex: number): boolean {
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
function shownTo(world: World, state: LiberatingAssaultState, unit: number, action: Action): Pick<GameEvent, 'to' | 'reveals'> {
  return { ...knowersOf(world, state, unit), ...(action.kind === 'hex' ? { reveals: 'all' } : {}) };
}

/** §4.5 §4.6 §4.7 Orders are placed by all at once, in secret, and turned up together. */
export const createOrdersStep = (
  world: World,
  know: (open: Open, sealed: Sealed, seat: Seat) => Sealed,
): Step<LiberatingAssaultTypes, OrdersFrame> =>
  simultaneous<OrdersFrame>(world, {
    section: '4.5',
    legal: (view, _frame, seat) => legalOrders(world, view, seat),
    isShown: ({ shown }) => shown === 1,
    isBusy: (view, _frame, seat) => picked(world, view, seat) !== FREE,
    play({ open, sealed }, _frame, seat, action, tell) {
      const chair = chairOf(world, open, seat);
      const unit = action.kind === 'unit' ? action.unit : (sealed.cursor[chair] as number);
      let isOver = action === GO;
      if (action.kind === 'unit') sealed.cursor[chair] = unit;
      else if (action.kind === 'word' && action !== GO) sealed.order[unit] = KINDS.indexOf(action);
      // Only what the seat itself can see decides its route.
      else if (action.kind === 'hex') isOver = chooseHex(world, open, sealed, () => know(open, sealed, seat), unit, action.hex);
      if (isOver) sealed.cursor[chair] = FREE;
      const path = [...(sealed.path[unit] as number[])];
      const readers = open.shown === 1 && action.kind !== 'unit' ? shownTo(world, { open, sealed }, unit, action) : { to: [seat] };
      tell({ event: 'ordered', section: '4.5', unit, order: sealed.order[unit] as number, path, ...readers });
    },
    close({ sealed }, _frame, _tell) {
      // A route that was cut short by the closing of the step has no target.
      sealed.order.forEach((kind, unit) => {
        if (kind !== NO_ORDER && sealed.path[unit]?.length === 0) sealed.order[unit] = NO_ORDER;
      });
    },
  });
