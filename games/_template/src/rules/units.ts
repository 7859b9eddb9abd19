import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { sideOfUnit } from '../roster.js';
import { NONE, type Open } from '../types.js';
import type { World } from '../world.js';

/** §C.1 The one counter in a hex, NONE when it is empty. */
export function unitAt(open: Open, hex: HexId): number {
  return open.hex.indexOf(hex);
}

/** Counters of a side still on the map. */
export function unitsOf(world: World, open: Open, side: number): number[] {
  return world.roster.units.flatMap((_, unit) => (sideOfUnit(world, unit) === side && open.hex[unit] !== NONE ? [unit] : []));
}

export function neighboursOf(world: World, hex: HexId): HexId[] {
  return world.grid.ring(hex, 1).sort((a, b) => a - b);
}

/** §C.7 Hexes next to this unit that an enemy stands in. */
export function targetsOf(world: World, open: Open, unit: UnitId): HexId[] {
  const side = sideOfUnit(world, unit);
  return neighboursOf(world, open.hex[unit] as HexId).filter((hex) => {
    const other = unitAt(open, hex);
    return other !== NONE && sideOfUnit(world, other) !== side;
  });
}

/** §C.9 Whoever stood there last holds the crossroads. */
export function place(world: World, open: Open, unit: UnitId, hex: HexId): void {
  open.hex[unit] = hex;
  if (hex === world.ground.crossroads) open.holder = sideOfUnit(world, unit);
}
