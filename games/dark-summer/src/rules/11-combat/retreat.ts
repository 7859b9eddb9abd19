import type { Refusal } from '@bocage/kernel';
import { isOpenBeach, occupancyOf, sideOf } from '../../occupancy.js';
import { ALLIED, type Command, enemyOf, GERMAN, hexOf, type Open } from '../../types.js';
import type { World } from '../../world.js';
import { hasRoom } from '../5-stacking/stacking.js';
import { isBarred } from '../6-zones/zoc.js';
import { mayStop } from '../10-movement/movement.js';
import { mayCross } from '../10-movement/withdrawal.js';
import { isUnitSupplied, supplySources } from '../13-supply/supply.js';
import { closedHexes, flood } from '../13-supply/supply-lines.js';
import { isBeyondBoundary } from '../15-boundary/boundary.js';

/** Two hexes, or one into an open beach. */
export type RetreatPath = readonly [number] | readonly [number, number];

/** §11.3.7 §6.4 Into or through which hexes a retreat may lead. */
function mayRetreatInto(world: World, open: Open, unit: number, from: number, to: number): boolean {
  const side = sideOf(world, unit);
  if (!mayCross(world, unit, from, to) || occupancyOf(world, open).side[to] === enemyOf(side)) return false;
  if (side === GERMAN && isOpenBeach(world, open, to)) return false;
  return !isBarred(world, open, side, to);
}

/** §11.3.7 The sources nearest to a hex. */
function nearestSources(world: World, open: Open, unit: number, from: number): number[] {
  const sources = supplySources(world, open, world.roster.command[unit] as Command);
  const near = Math.min(...sources.map((source) => world.grid.distance(source, from)));
  return sources.filter((source) => world.grid.distance(source, from) === near);
}

/** §11.3.7 Until Cherbourg falls, the C hexes that a German out of supply has a way to: he may go there instead. */
function portsInReach(world: World, open: Open, unit: number, from: number): number[] {
  if (sideOf(world, unit) !== GERMAN || open.cherbourgTurn > 0 || isUnitSupplied(world, open, unit)) return [];
  const reached = flood(world, closedHexes(world, open, GERMAN), [from]);
  return world.ground.lettered.C.filter((hex) => reached[hex] === 1);
}

/** §11.3.7 0 when each hex is nearer to one of the sources, 1 when the end is, 2 otherwise. */
function directionOf(world: World, sources: readonly number[], from: number, path: RetreatPath): number {
  const end = path[path.length - 1] as number;
  const far = (source: number, hex: number): number => world.grid.distance(source, hex);
  const isStraight = sources.some(
    (source) => far(source, path[0]) < far(source, from) && (path.length === 1 || far(source, end) < far(source, path[0])),
  );
  if (isStraight) return 0;
  return sources.some((source) => far(source, end) < far(source, from)) ? 1 : 2;
}

/** §5.0 British never end with Americans. */
function isAmongOwn(world: World, open: Open, unit: number, hex: number): boolean {
  const there = occupancyOf(world, open).first[hex] as number;
  return there < 0 || world.roster.command[there] === world.roster.command[unit];
}

function allPaths(world: World, open: Open, unit: number, from: number): RetreatPath[] {
  const paths: RetreatPath[] = [];
  for (const first of world.grid.ring(from, 1)) {
    if (!mayRetreatInto(world, open, unit, from, first)) continue;
    const isShelter = sideOf(world, unit) === ALLIED && isOpenBeach(world, open, first);
    if (isShelter && isAmongOwn(world, open, unit, first)) paths.push([first]);
    for (const second of world.grid.ring(first, 1)) {
      if (world.grid.distance(second, from) !== 2 || !mayRetreatInto(world, open, unit, first, second)) continue;
      if (isAmongOwn(world, open, unit, second)) paths.push([first, second]);
    }
  }
  return paths;
}

/** Those of a list that have the least of something. */
function leastOf<T>(list: readonly T[], value: (entry: T) => number): T[] {
  const least = Math.min(...list.map(value));
  return list.filter((entry) => value(entry) === least);
}

/**
 * §11.3.7 §10.1 §15.0 The ways a unit may retreat. The direction of its supply comes first, which those cut off may exchange for that of
 * Cherbourg, then avoiding C, W and S hexes; the Boundary is overstepped only when there is no other way, and the stacking limit only when
 * there is not even that: then its owner removes somebody of his choice (§5.2). None: it is eliminated.
 */
export function retreatPaths(world: World, open: Open, unit: number): RetreatPath[] {
  const from = hexOf(open, unit);
  if (world.roster.kind[unit] === 'strongpoint' || from < 0) return [];
  const command = world.roster.command[unit] as Command;
  const endOf = (path: RetreatPath): number => path[path.length - 1] as number;
  const isAbroad = (path: RetreatPath): boolean => path.some((hex) => isBeyondBoundary(world, open, command, hex));
  const paths = leastOf(
    allPaths(world, open, unit, from),
    (path) => (hasRoom(world, open, unit, endOf(path)) ? 0 : 2) + (isAbroad(path) ? 1 : 0),
  );
  const sources = nearestSources(world, open, unit, from);
  const ports = portsInReach(world, open, unit, from);
  const homeward = leastOf(paths, (path) => directionOf(world, sources, from, path));
  const ways = paths.filter((path) => homeward.includes(path) || directionOf(world, ports, from, path) === 0);
  return leastOf(ways, (path) => (mayStop(world, unit, endOf(path)) ? 0 : 1));
}

/** §11.3.7 Why a retreat may not end there. */
export function refuseRetreatTo(world: World, open: Open, unit: number, to: number): Refusal {
  const from = hexOf(open, unit);
  if (to >= world.grid.size || world.grid.distance(from, to) !== 2) return { code: 'not-two-hexes-away', section: '11.3.7' };
  const side = sideOf(world, unit);
  if (occupancyOf(world, open).side[to] === enemyOf(side)) return { code: 'enemy-occupied', section: '11.3.7' };
  if (isBarred(world, open, side, to)) return { code: 'enemy-zoc', section: '6.4' };
  if (!hasRoom(world, open, unit, to)) return { code: 'stacking', section: '5.1', params: { limit: world.data.tables.limits.stacking } };
  const isWay = allPaths(world, open, unit, from).some((path) => path[path.length - 1] === to);
  return isWay ? { code: 'not-towards-supply', section: '11.3.7' } : { code: 'no-way-there', section: '11.3.7' };
}
