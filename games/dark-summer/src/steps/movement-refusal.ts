import { hex, type Refusal } from '@bocage/kernel';
import { SEA } from '../ground.js';
import { isOpenBeach, occupancyOf, sideOf } from '../occupancy.js';
import { inEnemyZoc } from '../rules/6-zones/zoc.js';
import { waysOut } from '../rules/10-movement/boxes.js';
import { legBudget, wayOfLeg } from '../rules/10-movement/legs.js';
import { isReaction, mayEnd, mayEnter, mayStop, movementBudget } from '../rules/10-movement/movement.js';
import { mayCross } from '../rules/10-movement/withdrawal.js';
import { isBeyondBoundary } from '../rules/15-boundary/boundary.js';
import {
  ACTIVE,
  CHERBOURG,
  type Command,
  enemyOf,
  GERMAN,
  hexOf,
  JUST_ENTERED,
  type LegFrame,
  MAY_LEAVE,
  MOVED,
  type MovingFrame,
  type Open,
} from '../types.js';
import type { World } from '../world.js';

/** §10.1 Why this unit cannot be chosen to move. */
export function refuseMover(world: World, open: Open, frame: MovingFrame, id: number): Refusal | undefined {
  const { roster, ground } = world;
  if (!(id >= 0 && id < roster.units)) return undefined;
  const place = hexOf(open, id);
  const marks = open.marks[id] as number;
  if (roster.command[id] !== frame.command) return { code: 'other-command', section: '9.3.1' };
  if ((marks & MOVED) !== 0) return { code: 'moved-already', section: '10.1' };
  if (roster.allowance[id] === 0) return { code: 'cannot-move', section: '10.1' };
  if (place === JUST_ENTERED) return { code: 'just-entered', section: '10.4.4' };
  if (place < 0 && place !== CHERBOURG && place !== MAY_LEAVE) return { code: 'not-on-map', section: '10.1' };
  if (place >= 0 && ground.terrain[place] === SEA) return { code: 'afloat', section: '8.1.3' };
  if (isReaction(frame.kind) && (marks & ACTIVE) === 0) return { code: 'not-active', section: '9.3.4' };
  if (place === CHERBOURG && waysOut(world, open, id).length === 0) return refuseCherbourg(world, open, id);
  return { code: place >= 0 && inEnemyZoc(world, open, sideOf(world, id), place) ? 'held' : 'no-destination', section: '6.3' };
}

function refuseCherbourg(world: World, open: Open, id: number): Refusal {
  if (sideOf(world, id) === GERMAN && open.isolated === 1) return { code: 'cherbourg-isolated', section: '13.5' };
  return { code: 'cherbourg-contested', section: '10.4.3' };
}

/** §10.1 §15.0 Somebody must leave first. */
export function refuseDone(world: World, open: Open, obliged: number): Refusal | undefined {
  if (obliged < 0) return undefined;
  const params = { unit: obliged, hex: hexOf(open, obliged) };
  return sideOf(world, obliged) === GERMAN
    ? { code: 'must-leave-lettered', section: '10.1', params }
    : { code: 'must-return', section: '15.0', params };
}

/** §10.1 Why a unit may not end its move in a hex. */
export function refuseDestination(world: World, open: Open, { unit, kind }: LegFrame, to: number): Refusal {
  const { ground, grid, roster } = world;
  const side = sideOf(world, unit);
  const command = roster.command[unit] as Command;
  const from = hexOf(open, unit);
  if (!(to >= 0 && to < grid.size) || !ground.land.includes(to)) return { code: 'impassable', section: '2.4' };
  if (to === from) return { code: 'already-there', section: '10.1' };
  if (occupancyOf(world, open).side[to] === enemyOf(side)) return { code: 'enemy-occupied', section: '10.1' };
  if (side === GERMAN && isOpenBeach(world, open, to)) return { code: 'open-beach', section: '11.9' };
  if (isBeyondBoundary(world, open, command, to)) return { code: 'boundary', section: '15.0' };
  if (!mayEnter(world, open, unit, to)) return { code: 'exit-marker', section: '10.1' };
  if (!mayStop(world, unit, to)) return { code: 'lettered-hex', section: '10.1' };
  if (!mayEnd(world, open, unit, to, kind)) return { code: 'stacking', section: '5.1' };
  if (from >= 0 && isBeyondBoundary(world, open, command, from))
    return { code: 'must-return', section: '15.0', params: { unit, hex: from } };
  if (from >= 0 && grid.distance(from, to) === 1) return refuseStep(world, unit, from, to);
  return { code: 'out-of-range', section: '10.1', params: { halves: movementBudget(world, open, unit, kind) } };
}

/** §6.3 §10.1 Why a unit may not choose a hex as the next stage of its way, or go on there from the last one. */
export function refuseStage(world: World, open: Open, frame: LegFrame, to: number): Refusal {
  const { unit, kind } = frame;
  const refused = refuseDestination(world, open, frame, to);
  const isNear = refused.code === 'out-of-range' || refused.code === 'zone-to-zone';
  if (!isNear) return refused;
  if (frame.via === 1 && inEnemyZoc(world, open, sideOf(world, unit), to)) return { code: 'stage-in-zone', section: '6.3' };
  if (frame.via === 1 && mayEnd(world, open, unit, to, kind) && legReaches(world, open, frame, to))
    return { code: 'no-stage', section: '10.1' };
  return { code: 'out-of-range', section: '10.1', params: { halves: legBudget(world, open, frame) } };
}

const legReaches = (world: World, open: Open, frame: LegFrame, to: number): boolean => wayOfLeg(world, open, frame, hex(to)) !== undefined;

function refuseStep(world: World, unit: number, from: number, to: number): Refusal {
  if (mayCross(world, unit, from, to)) return { code: 'zone-to-zone', section: '6.3' };
  return world.roster.heavy[unit] ? { code: 'no-bridge', section: '10.2' } : { code: 'impassable', section: '2.4' };
}

/** §10.4 Why a unit may not go into a box. */
export function refuseBox(world: World, open: Open, { unit }: LegFrame, word: string): Refusal | undefined {
  const command = world.roster.command[unit] as Command;
  if (word === 'to-cherbourg')
    return { code: command === 2 && open.cherbourgTurn > 0 ? 'cherbourg-captured' : 'no-way-to-box', section: '10.4.3' };
  if (word === 'to-brittany') {
    if (world.data.counters.units[unit]?.nation !== 'us') return { code: 'brittany-us-only', section: '10.4.4' };
    return { code: open.returnTurn > 0 && open.turn > open.returnTurn ? 'brittany-closed' : 'no-way-to-box', section: '10.4.4' };
  }
  if (!word.startsWith('exit:')) return undefined;
  if (command === 0 && open.boundaryLifted === 0) return { code: 'exit-before-brittany', section: '10.4.5' };
  if (command === 1 && open.caenTurn === 0) return { code: 'exit-before-caen', section: '10.4.5' };
  return { code: 'no-way-to-box', section: '10.4.5' };
}
