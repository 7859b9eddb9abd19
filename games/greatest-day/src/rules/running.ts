import type { Direction, HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { holderOf } from '../occupancy.js';
import { IMMOBILE } from '../roster.js';
import { enemyOf } from '../sides.js';
import { type Open, PARKED } from '../types.js';
import { hexOf, rosterOf, type World } from '../world.js';
import { gaitOf } from './gait.js';
import { isMinedFor } from './mines.js';
import { allowanceOf, isOpenGround } from './movement.js';
import { hasColumn, hasRoom } from './stacking.js';
import { stepCost, WHOLE_MOVE } from './terrain-costs.js';
import { inColumn, isOnMap, sideOf } from './units.js';

/** §S.27 How far one runs. */
export const RUN = 2;
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** §S.40 Hexes a running unit may go to next: farther from the assaulters, by ground it may enter in its posture, not where an enemy stands. */
function stepsAway(world: World, open: Open, unit: UnitId, at: HexId, from: HexId): HexId[] {
  const { grid } = world;
  const side = sideOf(world, open, unit);
  const gait = gaitOf(world, open, unit);
  return DIRECTIONS.flatMap((direction) => {
    const to = grid.neighbour(at, direction);
    if (to < 0 || grid.distance(to, from) <= grid.distance(at, from)) return [];
    if (!isOpenGround(world, open, unit, to) || holderOf(world, open, to) === enemyOf(side)) return [];
    if (inColumn(open, unit) && hasColumn(world, open, to, unit)) return [];
    const cost = stepCost(world, open, at, direction, to, gait);
    return cost >= 0 && cost < WHOLE_MOVE ? [to] : [];
  });
}

/** §S.27 §S.40 Where a unit may run next so that the rest of the way is open too. Mines end it (§10.2). */
export function retreats(world: World, open: Open, unit: UnitId, at: HexId, from: HexId, left: number): HexId[] {
  const side = sideOf(world, open, unit);
  return stepsAway(world, open, unit, at, from)
    .filter((to) =>
      left <= 1 || isMinedFor(open, side, to) ? hasRoom(world, open, unit, to) : retreats(world, open, unit, to, from, left - 1).length > 0,
    )
    .sort((a, b) => a - b);
}

/** §S.27 Who can run: unsuppressed, able to move, with two hexes to run to. Everybody else stands. */
export function canRun(world: World, open: Open, unit: UnitId, from: HexId): boolean {
  const roster = rosterOf(world, open);
  if (!isOnMap(open, unit) || open.suppressed[unit] === 1 || roster.move[unit] === IMMOBILE) return false;
  if (((open.posture[unit] as number) & PARKED) !== 0 || allowanceOf(world, open, unit) === 0) return false;
  return retreats(world, open, unit, hexOf(open, unit), from, RUN).length > 0;
}
