import type { Direction, HexId, SideId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { BRIDGE, NAMED_BRIDGE, RAIL_BRIDGE, WATER } from '../ground.js';
import { enemyOf, type Side } from '../sides.js';
import type { Open } from '../types.js';
import type { World } from '../world.js';
import { isOnMap } from './units.js';
import { inZoneOf } from './zones.js';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The hexes across those sides of a hex that something holds of, in order. */
export function across(world: World, hex: HexId, holds: (side: SideId, bits: number) => unknown): HexId[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = world.grid.neighbour(hex, direction);
    const side = world.grid.side(hex, direction);
    return to >= 0 && holds(side, world.ground.sides[hex * 6 + direction] as number) ? [to] : [];
  }).sort((a, b) => a - b);
}

/** §2.4.5 Held by who was last in both hexes, neither of them in an enemy zone. */
export function controlsBridge(world: World, open: Open, side: Side, a: HexId, b: HexId): boolean {
  return [a, b].every((hex) => {
    const at = open.objectives.indexOf(hex);
    return at >= 0 && open.holders[at] === side && !inZoneOf(world, open, enemyOf(side), hex);
  });
}

/** §2.4.6 The side that wired a bridge, −1 nobody. */
const wirerOf = (open: Open, side: SideId): number => open.wiredBy[open.wired.indexOf(side)] ?? -1;

/** §2.4.6 Bridges beside a hex that a side may wire, and those it may blow. */
export const wirable = (world: World, open: Open, side: Side, hex: HexId): HexId[] =>
  across(world, hex, (edge, bits) => (bits & NAMED_BRIDGE) !== 0 && !open.blown.includes(edge) && wirerOf(open, edge) !== side).filter(
    (to) => controlsBridge(world, open, side, hex, to),
  );
export const blowable = (world: World, open: Open, side: Side, hex: HexId): HexId[] =>
  across(world, hex, (edge) => wirerOf(open, edge) === side);

/** §2.4.6 What must be rolled at most: less where an enemy zone covers either end. */
export function blowsAt(world: World, open: Open, side: Side, a: HexId, b: HexId): number {
  const { blow, blowInZone } = world.data.tables.engineers;
  return [a, b].some((hex) => inZoneOf(world, open, enemyOf(side), hex)) ? blowInZone : blow;
}

/** §2.4.3 Railway bridges beside a hex that vehicles cannot cross yet. */
export const improvable = (world: World, open: Open, hex: HexId): HexId[] =>
  across(world, hex, (edge, bits) => (bits & RAIL_BRIDGE) !== 0 && !open.blown.includes(edge) && !open.built.includes(edge));

/** §2.4.7 Sides over water that a Bailey bridge may be laid across. */
export const bridgeable = (world: World, open: Open, hex: HexId): HexId[] =>
  across(world, hex, (edge, bits) => (bits & WATER) !== 0 && !open.built.includes(edge));

/** §17.8 Any bridge at all, over a river or with a counter. */
export const demolishable = (world: World, open: Open, hex: HexId): HexId[] =>
  across(world, hex, (edge, bits) => (bits & BRIDGE) !== 0 && !open.blown.includes(edge));

/** §2.4.7 Whether a Bailey bridge carries over a side: while its unit is neither suppressed nor shaken. */
export function carriesOver(open: Open, side: SideId): boolean {
  const at = open.built.indexOf(side);
  const unit = at < 0 ? -1 : (open.builtBy[at] as number);
  return unit >= 0 && isOnMap(open, unit) && open.suppressed[unit] === 0 && open.cohesion[unit] === 0;
}

/** §2.4.7 A Bailey bridge does not move any more. */
export const isBridge = (open: Open, unit: UnitId): boolean => open.builtBy.includes(unit);

/** §2.4.3 Whether a step crosses a railway bridge that is not improved. */
export function isBareRailBridge({ grid, ground }: World, open: Open, from: HexId, to: HexId): boolean {
  const side = grid.sideBetween(from, to);
  return side >= 0 && (ground.sideBits(side) & RAIL_BRIDGE) !== 0 && !open.built.includes(side);
}
