import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { Occupancies, Stacks, unitsIn } from '@bocage/wargame';
import type { Ground } from './ground.js';
import { type Roster, sideOf } from './roster.js';
import type { Zones } from './rules/zones.js';
import { enemyOf } from './sides.js';
import { ON_MAP, type Open } from './types.js';
import { fieldOf, occupancyOf, type World } from './world.js';

const NOWHERE: readonly number[] = [];

/** Who stands where, and whose fire zones lie where (§S.16). Changed only through `place` and `refresh`. */
export class Occupancy extends Stacks {
  /** How many units of each side have a hex in their zone. */
  readonly zones: readonly [Uint8Array, Uint8Array];
  /** The hexes each unit has in its zone, as counted in `zones`. */
  readonly zoneOf: (readonly number[])[];
  /** Raised by every change. */
  version = 0;

  constructor(hexes: number, units: number) {
    super(hexes, units);
    this.zones = [new Uint8Array(hexes), new Uint8Array(hexes)];
    this.zoneOf = Array.from({ length: units }, () => NOWHERE);
  }
}

/** Who stands where in the states of one scenario. */
export interface Whereabouts {
  readonly occupancies: Occupancies<Open, Occupancy>;
  /** §S.16 Looks at a unit's zone anew. */
  readonly zones: { refresh(open: Open, unit: UnitId): void; refreshAll(open: Open): void; refreshAbout(open: Open, hex: HexId): void };
}

/** §S.16 A unit's zone is looked at anew whenever it, or an enemy beside it, comes, goes or changes. */
export function createWhereabouts(ground: Ground, roster: Roster, zones: Zones): Whereabouts {
  const { neighbours } = ground.grid;
  const refreshAround = (occupancy: Occupancy, open: Open, hex: HexId, side: number): void => {
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const beside = neighbours[i] as number;
      if (beside < 0 || occupancy.side[beside] !== side) continue;
      for (let unit = occupancy.first[beside] as number; unit >= 0; unit = occupancy.next[unit] as number) update(occupancy, open, unit);
    }
  };
  const update = (occupancy: Occupancy, open: Open, unit: UnitId): void => {
    const before = occupancy.zoneOf[unit] as readonly number[];
    const now = (open.hex[unit] as number) < 0 ? NOWHERE : zones.of(occupancy, open, unit);
    if (now === before) return;
    const mine = occupancy.zones[sideOf(roster, unit)];
    for (const hex of before) mine[hex] = (mine[hex] as number) - 1;
    for (const hex of now) mine[hex] = (mine[hex] as number) + 1;
    occupancy.zoneOf[unit] = now;
  };
  const clear = (occupancy: Occupancy, unit: UnitId): void => {
    const mine = occupancy.zones[sideOf(roster, unit)];
    for (const hex of occupancy.zoneOf[unit] as readonly number[]) mine[hex] = (mine[hex] as number) - 1;
    occupancy.zoneOf[unit] = NOWHERE;
  };
  const updateAll = (occupancy: Occupancy, open: Open): void => {
    for (let unit = 0; unit < roster.units; unit++) if ((open.hex[unit] as number) >= 0) update(occupancy, open, unit);
    occupancy.version++;
  };
  const updateAbout = (occupancy: Occupancy, open: Open, centre: HexId): void => {
    const { grid } = ground;
    for (let unit = 0; unit < roster.units; unit++) {
      const hex = open.hex[unit] as number;
      if (hex >= 0 && grid.distance(hex, centre) <= zones.farthest()) update(occupancy, open, unit);
    }
    occupancy.version++;
  };
  const occupancies = new Occupancies<Open, Occupancy>({
    placesOf: (open) => open.hex,
    empty: () => new Occupancy(ground.grid.size, roster.units),
    sideOf: (unit) => sideOf(roster, unit),
    entered: (occupancy, open, unit, hex) => {
      update(occupancy, open, unit);
      refreshAround(occupancy, open, hex, enemyOf(sideOf(roster, unit)));
    },
    left: (occupancy, open, unit, hex) => {
      clear(occupancy, unit);
      refreshAround(occupancy, open, hex, enemyOf(sideOf(roster, unit)));
    },
    placed: (occupancy) => {
      occupancy.version++;
    },
    built: (occupancy, open) => updateAll(occupancy, open),
  });
  return {
    occupancies,
    zones: {
      refresh: (open, unit) => update(occupancies.of(open), open, unit),
      refreshAll: (open) => updateAll(occupancies.of(open), open),
      refreshAbout: (open, hex) => updateAbout(occupancies.of(open), open, hex),
    },
  };
}

/** Units in a hex, in order of their numbers. */
export const unitsAt = (world: World, open: Open, hex: HexId): UnitId[] => unitsIn(occupancyOf(world, open), hex);
/** The only way a unit changes its place on the map. */
export function place(world: World, open: Open, unit: UnitId, hex: HexId): void {
  open.box[unit] = ON_MAP;
  fieldOf(world, open).occupancies.place(open, unit, hex);
}
/** Takes a unit off the map into a box. */
export function putAway(world: World, open: Open, unit: UnitId, box: number): void {
  fieldOf(world, open).occupancies.place(open, unit, -1);
  open.box[unit] = box;
}
/** −1 nobody, 0 Allied, 1 German. */
export const holderOf = (world: World, open: Open, hex: HexId): number => occupancyOf(world, open).side[hex] as number;

/** §S.16 After something that a unit's zone depends on has changed: its suppression, steps or posture. */
export const refresh = (world: World, open: Open, unit: UnitId): void => fieldOf(world, open).zones.refresh(open, unit);
/** §S.16 §S.24 After a barrage was laid on a hex. */
export const refreshAbout = (world: World, open: Open, hex: HexId): void => fieldOf(world, open).zones.refreshAbout(open, hex);
/** §S.16 §S.24 After the barrages, the weather or the hour have changed. */
export const refreshAll = (world: World, open: Open): void => fieldOf(world, open).zones.refreshAll(open);
