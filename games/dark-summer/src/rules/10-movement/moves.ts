import { sideOf } from '../../occupancy.js';
import { type Command, GERMAN, hexOf, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { columnsAbroad, isBeyondBoundary } from '../15-boundary/boundary.js';
import { boxesIn, canLeaveBox } from './box-movement.js';
import { boxFrom } from './boxes.js';
import { destinations, endsIn, findStep, firstSteps, isStranded, isToMove, type MoveKind, reachOf } from './movement.js';
import { mayWithdrawIn, withdrawalPaths } from './withdrawal.js';

/** Whether a unit on the map has a hex or a box to go to. Most are told by their neighbours alone, without a search. */
export function hasNormalMove(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  const start = hexOf(open, unit);
  const isAbroad = isBeyondBoundary(world, open, world.roster.command[unit] as Command, start);
  if (!isAbroad && findStep(world, open, unit, kind) >= 0) return true;
  if (firstSteps(world, open, unit, kind).length === 0) return boxFrom(world, open, unit, start) !== undefined;
  const reached = reachOf(world, open, unit, kind);
  return endsIn(world, open, unit, kind, reached).length > 0 || boxesIn(world, open, unit, kind, reached).size > 0;
}

/** §10.3 Ways of Emergency Withdrawal, for a unit that has no other move. */
export function emergencyPaths(world: World, open: Open, unit: number, kind: MoveKind): (readonly [number, number, number])[] {
  if (hexOf(open, unit) < 0 || !mayWithdrawIn(open, unit, kind) || hasNormalMove(world, open, unit, kind)) return [];
  return withdrawalPaths(world, open, unit, kind);
}

/** §10.1 §10.3 §10.4 Whether a unit can be chosen to move now. */
export function canMove(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  if (!isToMove(world, open, unit, kind)) return false;
  if (hexOf(open, unit) < 0) return canLeaveBox(world, open, unit, kind);
  return hasNormalMove(world, open, unit, kind) || (mayWithdrawIn(open, unit, kind) && withdrawalPaths(world, open, unit, kind).length > 0);
}

/** §10.1 §15.0 Whether a unit may not stay where it is: a German in a C, W or S hex, an Allied unit too far over the Boundary. */
export function mustMove(world: World, open: Open, unit: number, kind: MoveKind): boolean {
  const hex = hexOf(open, unit);
  if (hex < 0 || !isToMove(world, open, unit, kind)) return false;
  if (sideOf(world, unit) === GERMAN) return isStranded(world, open, unit) && hasNormalMove(world, open, unit, kind);
  const command = world.roster.command[unit] as Command;
  if (!isBeyondBoundary(world, open, command, hex)) return false;
  const [nearest] = destinations(world, open, unit, kind);
  return nearest !== undefined && columnsAbroad(world, open, command, nearest) < columnsAbroad(world, open, command, hex);
}
