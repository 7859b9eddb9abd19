import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { Occupancies, Stacks, sideOf, unitsIn } from '@bocage/wargame';
import type { Field, Side } from './types.js';
import type { World } from './world.js';

export { sideOf };

type Places = Pick<Field, 'hex'>;

/** What of the world an occupancy depends on. */
type Setting = Pick<World, 'grid' | 'ground' | 'roster'>;

/** Who stands where, derived from the `hex` column and changed only through `place`. */
export class Occupancy extends Stacks {
  /** How many hexes next to this one, or this one itself, are held by each side. */
  readonly near: readonly [Uint8Array, Uint8Array];

  constructor({ grid, roster }: Setting) {
    super(grid.size, roster.units);
    this.near = [new Uint8Array(grid.size), new Uint8Array(grid.size)];
  }
}

export const occupancyOf = (world: World, field: Places): Occupancy => world.occupancies.of(field.hex);

export const place = (world: World, field: Places, unit: UnitId, hex: HexId): void => world.occupancies.place(field.hex, unit, hex);

/** Units in a hex, in order of their numbers. */
export const unitsAt = (world: World, field: Places, hex: HexId): number[] => unitsIn(occupancyOf(world, field), hex);

/** Whether anybody of a side stands next to a hex or in it. */
export const isNear = (world: World, field: Places, side: Side, hex: HexId): boolean =>
  (occupancyOf(world, field).near[side][hex] as number) > 0;

export const isHeldBy = (world: World, field: Places, side: Side, hex: HexId): boolean => occupancyOf(world, field).side[hex] === side;

export function createOccupancies(setting: Setting): Occupancies<Field['hex'], Occupancy> {
  return new Occupancies<Field['hex'], Occupancy>({
    placesOf: (hex) => hex,
    empty: () => new Occupancy(setting),
    sideOf: (unit) => sideOf(setting, unit),
    entered(occupancy, _, unit, hex) {
      if (occupancy.count[hex] === 1) spread(setting, occupancy, sideOf(setting, unit), hex, 1);
    },
    left(occupancy, _, unit, hex) {
      if (occupancy.count[hex] === 0) spread(setting, occupancy, sideOf(setting, unit), hex, -1);
    },
  });
}

function spread({ ground }: Setting, { near }: Occupancy, side: Side, hex: HexId, by: number): void {
  for (const at of ground.around(hex, 1)) near[side][at] = (near[side][at] as number) + by;
}
