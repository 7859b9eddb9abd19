import { hasMark } from '@bocage/wargame';
import { IMPASSABLE, MAJOR_RIVER, ROAD } from '../../ground.js';
import { occupancyOf, sideOf } from '../../occupancy.js';
import { ACTIVE, BRITISH, enemyOf, GERMAN, GERMANS, hexOf, type Open, type Side, US } from '../../types.js';
import type { World } from '../../world.js';
import { inEnemyZoc } from '../6-zones/zoc.js';
import { supplySources } from '../13-supply/supply.js';
import { isReaction, type MoveKind, mayEnd, mayEnter } from './movement.js';

/** §10.2 §11.3.7 §11.3.8 Whether terrain lets a unit cross a hexside when costs do not count. */
export function mayCross(world: World, unit: number, from: number, to: number): boolean {
  const direction = world.grid.directionTo(from, to);
  if (direction < 0) return false;
  const side = world.ground.sides[from * 6 + direction] as number;
  if ((side & IMPASSABLE) !== 0) return false;
  return !world.roster.heavy[unit] || (side & MAJOR_RIVER) === 0 || (side & ROAD) !== 0;
}

/** §10.3 §10.3.2 In Move Rounds only; as an option for active units in a reaction too. */
export function mayWithdrawIn(open: Open, unit: number, kind: MoveKind): boolean {
  if (kind === 'move') return true;
  return isReaction(kind) && open.reactionWithdrawal === 1 && hasMark(open, unit, ACTIVE);
}

/** §10.3 Whether enemy units and zones, not friends or water alone, keep a unit that cannot move where it is. */
function isHeld(world: World, open: Open, unit: number): boolean {
  const side = sideOf(world, unit);
  const start = hexOf(open, unit);
  const { side: holders } = occupancyOf(world, open);
  const isKept = inEnemyZoc(world, open, side, start);
  return world.grid
    .ring(start, 1)
    .some((hex) => mayCross(world, unit, start, hex) && (holders[hex] === enemyOf(side) || (isKept && inEnemyZoc(world, open, side, hex))));
}

/** §10.3.1 */
function enemySources(world: World, open: Open, side: Side): readonly number[] {
  if (side !== GERMAN) return supplySources(world, open, GERMANS);
  return [...supplySources(world, open, US), ...supplySources(world, open, BRITISH)];
}

/** §10.3.1 Farther than before from the nearest enemy source, or from one of those equally near. */
function isFarther(world: World, sources: readonly number[], from: number, to: number): boolean {
  const near = Math.min(...sources.map((source) => world.grid.distance(source, from)));
  return sources.length === 0 || sources.some((s) => world.grid.distance(s, from) === near && world.grid.distance(s, to) > near);
}

function isNextToEnemy(world: World, open: Open, side: Side, hex: number): boolean {
  const { side: holders } = occupancyOf(world, open);
  const enemy = enemyOf(side);
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (holders[world.grid.neighbours[i] as number] === enemy) return true;
  return false;
}

/** §10.3.1 The ways a unit that cannot move may withdraw: two hexes away, whatever the zones and costs. */
export function withdrawalPaths(world: World, open: Open, unit: number, kind: MoveKind): (readonly [number, number, number])[] {
  const start = hexOf(open, unit);
  if (!isHeld(world, open, unit)) return [];
  const side = sideOf(world, unit);
  const via = world.grid.ring(start, 1).filter((hex) => mayCross(world, unit, start, hex) && mayEnter(world, open, unit, hex));
  if (via.length === 0) return [];
  const sources = enemySources(world, open, side);
  return world.grid.ring(start, 2).flatMap((hex) => {
    if (!mayEnter(world, open, unit, hex) || isNextToEnemy(world, open, side, hex)) return [];
    const between = via.find((next) => mayCross(world, unit, next, hex));
    if (between === undefined || !mayEnd(world, open, unit, hex, kind) || !isFarther(world, sources, start, hex)) return [];
    return [[start, between, hex] as const];
  });
}
