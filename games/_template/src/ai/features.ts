import type { HexId } from '@bocage/hex';
import type { GameAi } from '@bocage/kernel';
import { unitsOf } from '../rules/units.js';
import { type Crossroads, type Open, sideOf } from '../types.js';
import type { World } from '../world.js';

export const WEIGHTS = { strength: 3, crossroads: 4, distance: -1 };

/** What is good about a position: to be strong, to hold the crossroads, to be near it. */
export function createFeatures(world: World): GameAi<Crossroads>['features'] {
  return ({ open }, seat) => {
    const side = sideOf(seat);
    return {
      strength: strengthOf(world, open, side) - strengthOf(world, open, 1 - side),
      crossroads: open.holder === side ? 1 : 0,
      distance: unitsOf(world, open, side).reduce((sum, unit) => sum + toCrossroads(world, open.hex[unit] as number), 0),
    };
  };
}

function strengthOf(world: World, open: Open, side: number): number {
  return unitsOf(world, open, side).reduce((sum, unit) => sum + (world.roster.units[unit]?.strength as number), 0);
}

export function toCrossroads({ grid, ground }: World, hex: HexId): number {
  return grid.distance(hex, ground.crossroads);
}
