import type { HexId, SideId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { NAMED_BRIDGE } from '../ground.js';
import { holderOf, unitsAt } from '../occupancy.js';
import { LEG } from '../roster.js';
import { enemyOf } from '../sides.js';
import type { Open } from '../types.js';
import { hexOf, type World } from '../world.js';
import { across } from './bridges.js';
import { gaitOf } from './gait.js';
import { hasColumn } from './stacking.js';
import { inColumn, isOnMap, sideOf } from './units.js';

/** §2.6.1 Who would be taken over first: a unit on foot, in Column, in the engineers' hex; −1 nobody. */
export const passengerOf = (world: World, open: Open, unit: UnitId): UnitId =>
  unitsAt(world, open, hexOf(open, unit)).find(
    (other) => other !== unit && inColumn(open, other) && gaitOf(world, open, other).move === LEG,
  ) ?? -1;

/** §2.6 §2.6.1 Where engineers may ferry to: over a Bridge that is destroyed, into a hex without an enemy and with room in Column. */
export function ferryable(world: World, open: Open, unit: UnitId): HexId[] {
  const passenger = world.data.tables.engineers.ferries ? passengerOf(world, open, unit) : -1;
  if (passenger < 0) return [];
  const enemy = enemyOf(sideOf(world, open, unit));
  return across(world, hexOf(open, unit), (edge, bits) => (bits & NAMED_BRIDGE) !== 0 && open.blown.includes(edge)).filter(
    (to) => holderOf(world, open, to) !== enemy && !hasColumn(world, open, to, passenger),
  );
}

/** §2.6.1 The ferry works as long as its engineers stay where they are. */
export function openFerry(open: Open, edge: SideId, unit: UnitId): void {
  const at = open.ferries.indexOf(edge);
  if (at >= 0) {
    open.ferries.splice(at, 1);
    open.ferryBy.splice(at, 1);
    open.ferryBusy.splice(at, 1);
  }
  open.ferries.push(edge);
  open.ferryBy.push(unit);
  open.ferryBusy.push(1);
}

/** §2.6.2 Whether a ferry takes somebody over a side now: its engineers at one end, unsuppressed, and nobody taken over yet with this chit. */
export function isFerried({ grid }: World, open: Open, edge: SideId, from: HexId, to: HexId): boolean {
  const at = open.ferries.indexOf(edge);
  if (at < 0 || open.ferryBusy[at] === 1) return false;
  const unit = open.ferryBy[at] as number;
  const isThere = isOnMap(open, unit) && [from, to].includes(hexOf(open, unit)) && grid.sideBetween(from, to) === edge;
  return isThere && open.suppressed[unit] === 0;
}

/** §2.6.2 Whether a step was made by ferry: the side has one and its Bridge is gone. Then it is busy for this chit. */
export function takeFerry({ grid }: World, open: Open, from: HexId, to: HexId): boolean {
  const at = open.ferries.indexOf(grid.sideBetween(from, to));
  if (at < 0 || !open.blown.includes(open.ferries[at] as number)) return false;
  open.ferryBusy[at] = 1;
  return true;
}

/** §2.6.2 No Second Action is a ferry. */
export const isSecondAction = (open: Open, unit: UnitId): boolean =>
  open.stack.some((frame) => frame.step === 'acting' && frame.unit === unit && frame.done.length > 1);
