import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { OFF, SEA } from '../ground.js';
import { unitsAt } from '../occupancy.js';
import { BLACK, hasFire } from '../roster.js';
import { enemyOf, type Side } from '../sides.js';
import type { Open } from '../types.js';
import { fieldOf, hexOf, rosterOf, type World } from '../world.js';
import { isInCommand } from './command.js';
import { contactNeeded, contactNumber, reportsTo, servesFormation } from './contact.js';
import { hasTarget, isGun, isMortar } from './fire.js';
import { isParked } from './parks.js';
import { isMounted, rangeOf } from './ratings.js';
import { forceOf, foundBy, isSeenFromSand, isShip, rangeOfShip } from './ships.js';
import { seesHex, spots, viewFrom } from './sight.js';
import { isOnMap, sideOf, unitsOnMap } from './units.js';
import { isPinned } from './zones.js';

/** §S.23 One way a hex is seen for a battery or a ship. */
export interface Eye {
  /** By a unit that reports; by the ship itself (§4.4.4(b)); by counter-battery, which needs no eyes (§S.25). */
  readonly by: 'spotter' | 'ship' | 'counter-battery';
  /** −1 where nobody is needed. */
  readonly spotter: number;
  readonly formation: number;
  /** What contact needs at most, −1 none. */
  readonly contact: number;
}

/** §S.23 Whether a unit can fire indirectly now: guns and mortars off their transport, warships. */
function canBombard(world: World, open: Open, unit: UnitId): boolean {
  if (isShip(world, open, unit)) return true;
  const roster = rosterOf(world, open);
  if (!isOnMap(open, unit) || !hasFire(roster, unit) || open.suppressed[unit] === 1) return false;
  return (isGun(roster, unit) || isMortar(roster, unit)) && !isMounted(open, unit) && open.aboard[unit] === -1;
}

/** §S.23 How near and far it reaches: a gun fires directly nearby, unless it is parked; under a barrage or beside an enemy all reach one hex. */
function bounds(world: World, open: Open, unit: UnitId): readonly [number, number] {
  const roster = rosterOf(world, open);
  const { guns, zones } = world.data.tables;
  const most = isPinned(world, open, unit) ? zones.pinned : rangeOf(roster, open, unit);
  return [isMortar(roster, unit) || isParked(open, unit) ? 1 : guns.direct + 1, most];
}

/** §S.23 §4.4.4(a) Whether a hex is in range of indirect fire, to be asked of many. */
function reachOf(world: World, open: Open, unit: UnitId): (hex: HexId) => boolean {
  if (isShip(world, open, unit)) return rangeOfShip(world, open, unit);
  const [least, most] = bounds(world, open, unit);
  const from = hexOf(open, unit);
  return (hex) => {
    const distance = world.grid.distance(from, hex);
    return distance >= least && distance <= most;
  };
}

/** §S.23 Whether units see for a battery: In Command, of a Formation it can be put through to. Anybody In Command sees for ships (§4.4.4(c)). */
function reportTest(world: World, open: Open, unit: UnitId): (spotter: UnitId) => boolean {
  const isAnybody = isShip(world, open, unit);
  return (spotter) =>
    isInCommand(world, open, spotter) && (isAnybody || servesFormation(world, open, unit, reportsTo(world, open, spotter)));
}

/** §S.25 Enemy Parks that a Park may fire at without being told. */
const isPark = (world: World, open: Open, hex: HexId, side: Side): boolean =>
  unitsAt(world, open, hex).some((unit) => sideOf(world, open, unit) === side && isParked(open, unit));

/** Land in play that no unit of one's own side is on: asked of many hexes. */
export function targetTest(world: World, open: Open, side: Side): (hex: HexId) => boolean {
  const { area, occupancies } = fieldOf(world, open);
  const { side: holders } = occupancies.of(open);
  const { terrain } = world.ground;
  return (hex) => area[hex] === 1 && terrain[hex] !== SEA && terrain[hex] !== OFF && holders[hex] !== side;
}

/** §S.23 C3 Hexes a unit may bombard, in order: in reach and seen for it, whether anybody is there or not. */
export function bombardable(world: World, open: Open, unit: UnitId): HexId[] {
  const { order } = fieldOf(world, open);
  findTarget(world, open, unit, (hex) => {
    order.add(hex);
    return false;
  });
  return order.take((hex) => hex);
}

/** §S.23 Whether there is any such hex. */
const canBombardAny = (world: World, open: Open, unit: UnitId): boolean => findTarget(world, open, unit, () => true);

/** §S.23 Whether any such hex is the right one; each is tried once, as it is found. */
function findTarget(world: World, open: Open, unit: UnitId, isRight: (hex: HexId) => boolean): boolean {
  if (!canBombard(world, open, unit)) return false;
  const side = sideOf(world, open, unit);
  const isInReachOf = reachOf(world, open, unit);
  const isTarget = targetTest(world, open, side);
  const { tried, places } = fieldOf(world, open);
  tried.begin();
  const isFound = (hex: HexId): boolean => tried.isFirst(hex) && isInReachOf(hex) && isTarget(hex) && isRight(hex);
  if (isShip(world, open, unit) && foundBy(world, open, unit).some((one) => isFound(hexOf(open, one)))) return true;
  if (isParked(open, unit))
    for (const one of unitsOnMap(world, open, enemyOf(side))) if (isParked(open, one) && isFound(hexOf(open, one))) return true;
  const sees = reportTest(world, open, unit);
  places.begin();
  for (const one of unitsOnMap(world, open, side)) {
    const place = hexOf(open, one);
    if (!places.has(place) && sees(one) && places.isFirst(place) && viewFrom(world, open, place).some(isFound)) return true;
  }
  return false;
}

/** §S.23 The ways a hex is seen for a unit: one spotter for each Formation, one more where only he sees into hedgerow. */
export function eyesOn(world: World, open: Open, unit: UnitId, hex: HexId): Eye[] {
  const side = sideOf(world, open, unit);
  const ship = isShip(world, open, unit);
  const eyes: Eye[] = [];
  if (ship && foundBy(world, open, unit).some((target) => hexOf(open, target) === hex)) eyes.push(ALONE);
  if (eyes.length > 0 && findsAll(world, open, unit, hex)) return eyes;
  const known = new Set<number>();
  const sees = reportTest(world, open, unit);
  for (const spotter of unitsOnMap(world, open, side)) {
    if (!seesHex(world, open, hexOf(open, spotter), hex) || !sees(spotter)) continue;
    const formation = ship ? -1 : reportsTo(world, open, spotter);
    const key = formation * 2 + (spots(world, open, hexOf(open, spotter), hex) ? 1 : 0);
    if (known.has(key)) continue;
    known.add(key);
    const contact = ship ? contactNumber(world, open, unit) : contactNeeded(world, open, unit, formation);
    eyes.push({ by: 'spotter', spotter, formation, contact });
  }
  if (isParked(open, unit) && isPark(world, open, hex, enemyOf(side))) eyes.push(COUNTER_BATTERY);
  return eyes;
}

/** §4.8.1 A spotter is for whom the ship does not find by itself. */
const findsAll = (world: World, open: Open, ship: UnitId, hex: HexId): boolean =>
  aimedAt(world, open, ship, hex, ALONE).length === unitsAt(world, open, hex).length;

const ALONE: Eye = { by: 'ship', spotter: -1, formation: -1, contact: -1 };
const COUNTER_BATTERY: Eye = { by: 'counter-battery', spotter: -1, formation: -1, contact: -1 };

/** §S.23 §4.4.4(b) Who in a hex can be aimed at through an eye. */
export function aimedAt(world: World, open: Open, unit: UnitId, hex: HexId, { by, spotter }: Eye): UnitId[] {
  const enemies = unitsAt(world, open, hex).filter((one) => sideOf(world, open, one) !== sideOf(world, open, unit));
  if (by === 'counter-battery') return enemies.filter((one) => isParked(open, one));
  if (by === 'spotter') return spots(world, open, hexOf(open, spotter), hex) ? enemies : [];
  const roster = rosterOf(world, open);
  const isSeen = isSeenFromSand(world, open, forceOf(open, unit), hex);
  return enemies.filter((one) => roster.colour[one] === BLACK || (isSeen && roster.templates[one]?.symbol === 'fort'));
}

/** §S.17 §S.23 Whether a unit can fire at anything, directly or not. */
export const canFire = (world: World, open: Open, unit: UnitId): boolean =>
  (open.suppressed[unit] === 0 && hasTarget(world, open, unit)) || canBombardAny(world, open, unit);
