import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { ALL_SEA, FLOODED, RIVER } from '../ground.js';
import { occupancyOf, sideOf } from '../occupancy.js';
import { hexOf, type Open, publicSight } from '../types.js';
import type { World } from '../world.js';
import { hasRoom } from './stacking.js';
import { isEnemyHex, printedAllowance } from './units.js';
import { inEnemyZoc } from './zoc.js';

/** §C.7 The enemy controls a hex by his zone, unless a friend stands in it: how else could §C.10 ever come about. */
export function isControlled(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  const side = sideOf(world, unit);
  return occupancyOf(world, open).side[hex] !== side && inEnemyZoc(world, open, side, hex);
}

/** §C.6 Over river, sea or flooded ground nobody retreats; nor off the map. */
export const isBarred = (world: World, from: HexId, direction: number): boolean =>
  world.grid.neighbour(from, direction) < 0 || ((world.ground.sides[from * 6 + direction] as number) & (RIVER | FLOODED | ALL_SEA)) !== 0;

/** §C.6 §C.7 §C.9 One hex of a retreat: the ground allows it, neither the enemy nor his zone is there, and it is not full. */
function mayRetreatInto(world: World, open: Open, unit: UnitId, from: HexId, direction: number): boolean {
  if (isBarred(world, from, direction)) return false;
  const to = world.grid.neighbour(from, direction);
  return !isEnemyHex(world, open, unit, to) && !isControlled(world, open, unit, to) && hasRoom(world, open, to);
}

/** §C.5 Second hexes after a first one: the retreat ends two hexes away from where it began. */
export function retreatEnds(world: World, open: Open, unit: UnitId, via: number): number[] {
  const start = hexOf(open, unit);
  const ends: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(via, direction);
    if (
      to >= 0 &&
      world.grid.distance(start, to) === world.data.tables.limits.retreat &&
      mayRetreatInto(world, open, unit, via, direction)
    ) {
      ends.push(to);
    }
  }
  return ends.sort((a, b) => a - b);
}

/** §C.5 First hexes from which the retreat can be completed. */
export function retreatStarts(world: World, open: Open, unit: UnitId): number[] {
  const start = hexOf(open, unit);
  const vias: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (!mayRetreatInto(world, open, unit, start, direction)) continue;
    const via = world.grid.neighbour(start, direction);
    if (retreatEnds(world, open, unit, via).length > 0) vias.push(via);
  }
  return vias.sort((a, b) => a - b);
}

/** §C.7 A unit that cannot retreat is destroyed; one that cannot move at all never can. */
export function canRetreat(world: World, open: Open, unit: UnitId): boolean {
  return !isStatic(world, open, unit) && retreatStarts(world, open, unit).length > 0;
}

/** §C.7 Allowance 0: bound to its works. */
export function isStatic(world: World, open: Open, unit: UnitId): boolean {
  return printedAllowance(world, publicSight(open), unit) === 0;
}
