import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { holds } from '../caches/hindered.js';
import { type Ground, HEDGEROW } from '../ground.js';
import type { Occupancy } from '../occupancy.js';
import { AT_SEA, BLACK, BROWN, GREEN, hasFire, ORANGE, type Roster, sideOf } from '../roster.js';
import { enemyOf, type Side } from '../sides.js';
import { MOUNTED, type Open, PARKED } from '../types.js';
import { hexOf, occupancyOf, rosterOf, type World } from '../world.js';
import { rangeOf } from './ratings.js';
import { firesThrough, type Sights, sightRange } from './sight.js';

const NONE: readonly number[] = [];

/** §S.16 Which hexes lie in a unit's fire zone: of what is seen, remembered by what is seen. The same list is the same object. */
export interface Zones {
  of(occupancy: Occupancy, open: Open, unit: UnitId): readonly number[];
  /** No zone reaches farther: nobody sees farther than from a height. */
  farthest(): number;
}

export function createZones(world: () => World, ground: Ground, roster: Roster, sights: Sights): Zones {
  const zones = new WeakMap<readonly number[], readonly number[]>();
  return {
    of(occupancy, open, unit) {
      const reach = zoneRange(world(), occupancy, open, roster, unit);
      if (reach === 0) return NONE;
      const hex = open.hex[unit] as number;
      const view = sights.look(hex, reach, firesThrough(world(), open, hex), open.barrages);
      let zone = zones.get(view);
      if (!zone) {
        zone = zoneFrom(ground, hex, view);
        zones.set(view, zone);
      }
      return zone;
    },
    farthest: () => Math.max(world().data.tables.sight.high, world().data.tables.sight.range),
  };
}

/** §2.1.10 Not into hedgerow but from beside it; the unit's own hex is in its zone. */
const zoneFrom = ({ grid, terrain }: Ground, hex: HexId, view: readonly number[]): readonly number[] =>
  view.filter((to) => terrain[to] !== HEDGEROW || grid.distance(hex, to) <= 1);

/** §S.16 How far a unit's zone reaches: 0 for none. */
function zoneRange(world: World, occupancy: Occupancy, open: Open, roster: Roster, unit: UnitId): number {
  if (!hasZone(open, roster, unit)) return 0;
  const { zones } = world.data.tables;
  const hex = open.hex[unit] as number;
  const colour = roster.colour[unit] as number;
  const own = rangeOf(roster, open, unit);
  const isGun = colour === ORANGE || colour === BROWN || colour === BLACK;
  const reach = Math.min(
    isGun ? Math.min(own, zones.guns) : colour === GREEN ? Math.min(own, zones.mortars) : own,
    sightRange(world, open, hex),
  );
  return isPinnedIn(occupancy, world, open, roster, unit) ? Math.min(reach, zones.pinned) : reach;
}

/** §S.16 Every unsuppressed unit with a Fire rating; not who is parked or rides in what has no armour. */
function hasZone(open: Open, roster: Roster, unit: UnitId): boolean {
  const posture = open.posture[unit] as number;
  // §4.5.4(1) Landing craft are markers: they have none.
  if (roster.move[unit] === AT_SEA || !hasFire(roster, unit) || open.suppressed[unit] !== 0 || (posture & PARKED) !== 0) return false;
  return (posture & MOUNTED) === 0 || roster.transportArmoured[unit] === 1;
}

/** C1: an enemy beside it, or a barrage on its hex. */
function isPinnedIn(occupancy: Occupancy, { grid }: World, open: Open, roster: Roster, unit: UnitId): boolean {
  const hex = open.hex[unit] as number;
  if (open.barrages.includes(hex)) return true;
  const enemy = enemyOf(sideOf(roster, unit));
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const beside = grid.neighbours[i] as number;
    if (beside >= 0 && occupancy.side[beside] === enemy) return true;
  }
  return false;
}

/** C1 Whether a unit reaches one hex only: an enemy is beside it, or a barrage lies on it. */
export const isPinned = (world: World, open: Open, unit: UnitId): boolean =>
  hexOf(open, unit) >= 0 && isPinnedIn(occupancyOf(world, open), world, open, rosterOf(world, open), unit);

/** §S.16 Whether a hex lies in a fire zone of a side. */
export const inZoneOf = (world: World, open: Open, side: Side, hex: HexId): boolean => occupancyOf(world, open).zones[side][hex] !== 0;

/** §S.16 Whether a hex lies in this unit's fire zone. */
export const isInZone = (world: World, open: Open, unit: UnitId, hex: HexId): boolean =>
  holds(occupancyOf(world, open).zoneOf[unit] as readonly number[], hex);
