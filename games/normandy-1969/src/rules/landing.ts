import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { CLEAR } from '../ground.js';
import { occupancyOf } from '../occupancy.js';
import { ALLIED, GERMAN, hexOf, type Open, WAITING } from '../types.js';
import type { World } from '../world.js';
import { fullStrength, unitsOnMap } from './units.js';

/** §R.6 A hex an Allied unit can be put into: not the enemy's, and with room. */
function isFree(world: World, open: Open, hex: HexId): boolean {
  const { side, count } = occupancyOf(world, open);
  return side[hex] !== GERMAN && (count[hex] as number) < world.data.tables.limits.stacking;
}

/** §R.6 Those of some hexes that an Allied unit can be put into. */
export function freeHexes(world: World, open: Open, hexes: readonly HexId[]): HexId[] {
  const free: number[] = [];
  for (const hex of hexes) if (isFree(world, open, hex)) free.push(hex);
  return free;
}

/** §O.2 §O.3 §R.8 A hex a force can land in: nobody else has aimed at it. */
export function isLandingZone(world: World, open: Open, taken: readonly number[], hex: HexId): boolean {
  return isFree(world, open, hex) && !taken.includes(hex);
}

/** §O.2 §R.8 A regiment jumps into any land hex that no other regiment has aimed at. */
export function dropZones(world: World, open: Open, taken: readonly number[]): number[] {
  const zones = freeHexes(world, open, world.ground.land);
  for (const hex of taken) if (zones.includes(hex)) zones.splice(zones.indexOf(hex), 1);
  return zones;
}

/** §O.1 Assault forces land in the beach hexes of any supply area. */
function assaultHexes(world: World, open: Open): number[] {
  return freeHexes(world, open, world.ground.beaches);
}

/** §O.6 §O.8 §O.10 Beach hexes through which this unit can come ashore with the capacity that is left there. */
export function landingHexes(world: World, open: Open, unit: UnitId): HexId[] {
  const points = fullStrength(world, open, unit);
  return assaultHexes(world, open).filter((hex) => (open.capacity[world.ground.beach[hex] as number] as number) >= points);
}

/** §O.7 §R.8 Gliders land in clear country in or next to a hex with a parachute unit. */
export function gliderHexes(world: World, open: Open): number[] {
  const found = new Set<number>();
  for (const unit of unitsOnMap(world, open, ALLIED)) {
    if (world.roster.group[unit] !== 'parachute') continue;
    for (const hex of world.grid.within(hexOf(open, unit), 1)) {
      if (world.ground.terrain[hex] === CLEAR && isFree(world, open, hex)) found.add(hex);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** §O.6 §O.8 The largest unit that can still come ashore anywhere. */
export function largestLanding(world: World, open: Open): number {
  let most = 0;
  for (const hex of world.ground.beaches) {
    const capacity = open.capacity[world.ground.beach[hex] as number] as number;
    if (capacity > most && isFree(world, open, hex)) most = capacity;
  }
  return most;
}

/** §O.1 §O.2 §O.3 Units of a group that still wait. */
export function waitingIn(world: World, open: Open, group: string): number[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (open.hex[unit] === WAITING && world.roster.group[unit] === group) units.push(unit);
  }
  return units;
}

/**
 * §O.6 §O.8 May this waiting unit come by sea this turn: the second wave on the first turn; afterwards it, the
 * follow-up and (§O.5) assault forces that were not landed.
 */
export function comesBySea(world: World, open: Open, unit: UnitId): boolean {
  if (open.hex[unit] !== WAITING) return false;
  const group = world.roster.group[unit];
  return group === 'second-wave' || (open.turn > 1 && (group === 'follow-up' || group === 'assault'));
}

/** §O.7 Gliders come on the first turn only. */
export function comesByGlider(world: World, open: Open, unit: UnitId): boolean {
  return open.hex[unit] === WAITING && world.roster.group[unit] === 'glider' && open.turn === 1;
}

/**
 * §O.6 §O.8 §O.9 Landing capacity at the start of a second movement phase: the second wave's figure on the first
 * turn, which is not carried over; then the follow-up's, added to what was left. §R.15 An area whose every hex the
 * enemy holds gains nothing.
 */
export function growCapacity(world: World, open: Open): void {
  const { secondWave, followUp } = world.data.scenarios.landing;
  const { side } = occupancyOf(world, open);
  open.capacity = world.ground.beachHexes.map((hexes, area) => {
    const kept = open.turn <= 2 ? 0 : (open.capacity[area] as number);
    if (hexes.every((hex) => side[hex] === GERMAN)) return kept;
    return kept + (open.turn === 1 ? secondWave : followUp);
  });
}

/** §O.6 §O.8 */
export function spendCapacity(world: World, open: Open, unit: UnitId, hex: HexId): number {
  const points = fullStrength(world, open, unit);
  const area = world.ground.beach[hex] as number;
  open.capacity[area] = (open.capacity[area] as number) - points;
  return points;
}
