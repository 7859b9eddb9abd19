import type { Seat, UnitId } from '@bocage/kernel';
import { unitsAt } from '../occupancy.js';
import { isIdle } from '../rules/hand-down.js';
import { movesAshore } from '../rules/landing.js';
import { mayStep, strategicReach, tacticalAllowance, tacticalReach } from '../rules/movement.js';
import { attackSteps, kindsOfOrder } from '../rules/orders.js';
import { seatOfFormation } from '../rules/roles.js';
import { unitsOf } from '../rules/units-of.js';
import { AT_SEA, ATTACK, EXPLOIT, MARCH, MOVE, NO_ORDER, type Open, type OrderKind, type Sealed } from '../types.js';
import type { World } from '../world.js';

/** §8.4 From the sea to the beaches the division was given. */
const landingTargets = (open: Open, sealed: Sealed, unit: UnitId): readonly number[] => sealed.targets[open.attached[unit] as number] ?? [];

/** Where an order of a kind can lead next. */
export function nextHexes(
  world: World,
  open: Open,
  sealed: Sealed,
  unit: UnitId,
  kind: OrderKind,
  path: readonly number[],
): readonly number[] {
  if (kind === ATTACK || kind === EXPLOIT) {
    if (sealed.hex[unit] === AT_SEA) return path.length === 0 ? landingTargets(open, sealed, unit) : [];
    return attackSteps(world, sealed, unit, kind, path);
  }
  if (sealed.hex[unit] === AT_SEA) return movesAshore(world, open, sealed, unit);
  const reach = kind === MARCH ? strategicReach(world, open, sealed, unit) : tacticalReach(world, open, sealed, unit);
  return [...reach.keys()].sort((a, b) => a - b);
}

/** Kinds of order that lead anywhere: an attack needs a hex to go to, and so does a move ashore; other moves have a first step. */
export function kindsFor(world: World, open: Open, sealed: Sealed, unit: UnitId): OrderKind[] {
  const leads = (kind: OrderKind): boolean => nextHexes(world, open, sealed, unit, kind, []).length > 0;
  const isSure = (kind: OrderKind): boolean => sealed.hex[unit] !== AT_SEA && (kind === MOVE || kind === MARCH);
  return kindsOfOrder(world, open, sealed, unit).filter((kind) => isSure(kind) || leads(kind));
}

/** §7.4 Whether a seat may order a unit that has no order yet. */
export function isMine(world: World, open: Open, sealed: Sealed, unit: UnitId, seat: Seat): boolean {
  const formation = open.attached[unit] as number;
  if (formation < 0 || sealed.order[unit] !== NO_ORDER || seatOfFormation(world, open, formation, 'orders') !== seat) return false;
  return world.formations.level[formation] !== 'corps' || !isIdle(open, open.player[formation] as number);
}

/** §4.5 The other counters with this one that the same seat orders and that have no order yet: in its hex, at sea those of its division. */
export function stackWith(world: World, open: Open, sealed: Sealed, unit: UnitId, seat: Seat): number[] {
  const at = sealed.hex[unit] as number;
  const there = at >= 0 ? unitsAt(world, sealed, at) : unitsOf(world, open, open.attached[unit] as number);
  return there.filter((one) => one !== unit && sealed.hex[one] === at && isMine(world, open, sealed, one, seat));
}

/** Whether a counter of the stack can go the way of the one that was ordered: each step as it would be for itself. */
export function canFollow(world: World, open: Open, sealed: Sealed, unit: UnitId, kind: OrderKind, path: readonly number[]): boolean {
  if (!kindsFor(world, open, sealed, unit).includes(kind)) return false;
  if (kind === ATTACK || kind === EXPLOIT)
    return path.every((hex, i) => nextHexes(world, open, sealed, unit, kind, path.slice(0, i)).includes(hex));
  if (sealed.hex[unit] === AT_SEA) return path.every((hex) => movesAshore(world, open, sealed, unit).includes(hex));
  if (kind === MARCH) return strategicReach(world, open, sealed, unit).has(path.at(-1) as number);
  const from = (i: number): number => (path[i - 1] ?? sealed.hex[unit]) as number;
  return path.length <= tacticalAllowance(world, open, sealed, unit) && path.every((hex, i) => mayStep(world, sealed, unit, from(i), hex));
}
