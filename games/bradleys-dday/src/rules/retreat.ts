import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BRIDGE, CANAL } from '../ground.js';
import { controllers, controls, holderOf } from '../occupancy.js';
import { sideOf } from '../roster.js';
import { enemyOf, type Open, type Side } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';
import { stepsOf } from './terrain-costs.js';
import { allowance, hexOf } from './units.js';

/** §10.5.3 a §10.5.3 b §10.5.3 f §10.5.3 g Whether a unit may take this step of a retreat. */
function mayStep(world: World, open: Open, enemy: Side, trail: readonly HexId[], step: number, to: HexId): boolean {
  const holder = holderOf(world, open, to);
  if (holder === enemy || trail.includes(to)) return false;
  const bits = world.ground.sides[step] as number;
  if ((bits & CANAL) !== 0 && (bits & BRIDGE) === 0) return false;
  // §9.1.5 A friend in the hex cancels the enemy's zone there.
  return holder >= 0 || !controls(world, open, enemy, to) || isFreeOfOthers(world, open, trail.at(-1) as number, to, enemy);
}

/** §4.4.9 Who came down among Germans gets out of their hex: only the zones of others stand in the way, by our ruling. */
function isFreeOfOthers(world: World, open: Open, from: HexId, to: HexId, enemy: Side): boolean {
  if (holderOf(world, open, from) !== enemy) return false;
  return world.occupancies.of(open).zoc[enemy][to] === controllers(world, open, from, world.grid.directionTo(from, to));
}

/** §10.5.3 The hexes a retreat may go on to, room apart. */
export function retreatSteps(world: World, open: Open, unit: UnitId, trail: readonly HexId[]): HexId[] {
  const { targets } = stepsOf(world, open, unit, open.mode[unit] as number);
  const enemy = enemyOf(sideOf(world.roster, unit));
  const first = (trail.at(-1) as number) * 6;
  const found: number[] = [];
  for (let step = first; step < first + 6; step++) {
    const to = targets[step] as number;
    if (to >= 0 && mayStep(world, open, enemy, trail, step, to)) found.push(to);
  }
  return found;
}

/** How many hexes a unit can go back: what shows on the counter (§10.5.3 e), never more than the result asks. */
const mostSteps = (world: World, open: Open, unit: UnitId): number =>
  Math.min(allowance(world.roster, open, unit), world.data.tables.retreat.most);

/** §10.5.3 c Whether a retreat may end where the trail does. */
const mayEnd = (world: World, open: Open, unit: UnitId, trail: readonly HexId[]): boolean =>
  trail.length > 1 && hasRoom(world, open, unit, trail.at(-1) as number);

/** Whether some way of one or two hexes ends in a hex with room, from where the trail stands. */
function endsWithin(world: World, open: Open, unit: UnitId, trail: readonly HexId[], most: number): boolean {
  if (mayEnd(world, open, unit, trail)) return true;
  return trail.length <= most && retreatSteps(world, open, unit, trail).some((to) => endsWithin(world, open, unit, [...trail, to], most));
}

/** §10.5.3 d One hex more, and disrupted, where every legal way would end in too full a hex. */
export function retreatLimit(world: World, open: Open, unit: UnitId): number {
  const most = mostSteps(world, open, unit);
  return most === 0 || endsWithin(world, open, unit, [hexOf(open, unit)], most) || !endsOverlong(world, open, unit, most)
    ? most
    : longest(world, open, unit, most);
}

/** §10.5.3 d */
const longest = (world: World, open: Open, unit: UnitId, most: number): number =>
  Math.min(allowance(world.roster, open, unit), most + world.data.tables.retreat.overstacked);

/** §10.5.3 d */
function endsOverlong(world: World, open: Open, unit: UnitId, most: number): boolean {
  const longer = longest(world, open, unit, most);
  return longer > most && endsWithin(world, open, unit, [hexOf(open, unit)], longer);
}

/** §10.5.3 §10.5.4 The next hexes of a retreat from which it can be completed, in order of their numbers. */
export function retreatHexes(world: World, open: Open, unit: UnitId, trail: readonly HexId[], limit: number): HexId[] {
  if (trail.length > limit) return [];
  return retreatSteps(world, open, unit, trail)
    .filter((to) => endsWithin(world, open, unit, [...trail, to], limit))
    .sort((a, b) => a - b);
}

/** Whether a unit that has gone so far may stop there. */
export const mayStop = mayEnd;

/** §10.5.3 d */
export const isOverlong = (world: World, limit: number): boolean => limit > world.data.tables.retreat.most;

/** §10.5.4 Whether some way of a retreat ends, an overlong one where it must be. */
export function canRetreat(world: World, open: Open, unit: UnitId): boolean {
  const most = mostSteps(world, open, unit);
  return most > 0 && (endsWithin(world, open, unit, [hexOf(open, unit)], most) || endsOverlong(world, open, unit, most));
}
