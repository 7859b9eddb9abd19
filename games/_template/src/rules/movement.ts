import type { HexId, Reached } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { sideOfUnit } from '../roster.js';
import { CARDS, NONE, type Open, ORDERS } from '../types.js';
import type { World } from '../world.js';
import { unitAt } from './units.js';

/** §C.6 Movement points without any card; a march order adds to them (§C.4). */
export function allowance(world: World, open: Open, unit: UnitId): number {
  const ordered = ORDERS[open.order[sideOfUnit(world, unit)] as number];
  return (world.roster.units[unit]?.movement as number) + (ordered === 'march' ? world.data.tables.bonus.march : 0);
}

/** §C.5 What a fuel card adds for the unit it was handed to. `card` is what the asker knows of it. */
export function fuelFor(world: World, open: Open, unit: UnitId, card: number): number {
  return open.bearer[sideOfUnit(world, unit)] === unit && CARDS[card] === 'fuel' ? world.data.tables.bonus.fuel : 0;
}

/** §C.6 No unit enters a hex that holds a counter, so none passes through one either. A unit on its way is not in its own. */
export function reachOf(world: World, open: Open, unit: UnitId, card: number, from = open.hex[unit] as HexId): Reached {
  const points = allowance(world, open, unit) + fuelFor(world, open, unit, card);
  return world.reach.run(from, points, (_from, _direction, to) => {
    const there = unitAt(open, to);
    return there === NONE || there === unit ? (world.ground.terrain[to]?.cost as number) : NONE;
  });
}

/** §C.6 Where a unit can go, in order of hexes. */
export function destinations(world: World, open: Open, unit: UnitId, card: number): HexId[] {
  const { hexes, count } = reachOf(world, open, unit, card);
  return [...hexes.slice(1, count)].sort((a, b) => a - b);
}
