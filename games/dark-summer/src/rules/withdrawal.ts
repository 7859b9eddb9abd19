import { IMPASSABLE, MAJOR_RIVER, ROAD } from '../ground.js';
import { sideOf, standingOf } from '../standing.js';
import { BRITISH, enemyOf, GERMAN, GERMANS, type Open, type Side, US } from '../types.js';
import type { World } from '../world.js';
import { destinations, mayEnter, mayStop } from './movement.js';
import { hasRoom } from './stacking.js';
import { supplySources } from './supply.js';

/** §10.2 §11.3.7 §11.3.8 Whether terrain lets a unit cross a hexside when costs do not count. */
export function mayCross(world: World, unit: number, from: number, to: number): boolean {
  const direction = world.grid.directionTo(from, to);
  if (direction < 0) return false;
  const side = world.ground.sides[from * 6 + direction] as number;
  if ((side & IMPASSABLE) !== 0) return false;
  return !world.roster.heavy[unit] || (side & MAJOR_RIVER) === 0 || (side & ROAD) !== 0;
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

const isNextToEnemy = (world: World, open: Open, side: Side, hex: number): boolean =>
  world.grid.ring(hex, 1).some((next) => standingOf(world, open).side[next] === enemyOf(side));

/** §10.3 The hexes a unit that cannot move may withdraw to: two away, whatever the zones and costs. */
export function withdrawals(world: World, open: Open, unit: number): number[] {
  const start = open.hex[unit] as number;
  if (start < 0 || world.roster.allowance[unit] === 0 || destinations(world, open, unit, 'move').length > 0) return [];
  const side = sideOf(world, unit);
  const sources = enemySources(world, open, side);
  const via = world.grid.ring(start, 1).filter((hex) => mayCross(world, unit, start, hex) && mayEnter(world, open, unit, hex));
  return world.grid
    .ring(start, 2)
    .filter(
      (hex) =>
        via.some((between) => mayCross(world, unit, between, hex)) &&
        mayEnter(world, open, unit, hex) &&
        mayStop(world, unit, hex) &&
        hasRoom(world, open, unit, hex) &&
        !isNextToEnemy(world, open, side, hex) &&
        isFarther(world, sources, start, hex),
    );
}
