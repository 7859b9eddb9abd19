import type { HexId, Reached } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { MovingFrame } from '../frames/movement.js';
import { BEACH } from '../ground.js';
import { AT_SEA, IMMOBILE, LEG } from '../roster.js';
import { ALLIED, enemyOf, GERMAN, type Side } from '../sides.js';
import { ABANDONED, COLUMN, MOUNTED, type Open, PARKED } from '../types.js';
import { type Field, fieldOf, hexOf, occupancyOf, rosterOf, type World } from '../world.js';
import { heldBy, isKeptAway } from './beach.js';
import { isBridge } from './bridges.js';
import { isSecondAction } from './ferries.js';
import { gaitOf } from './gait.js';
import { isMinedFor } from './mines.js';
import { canPark, isOnlyPark, isParked } from './parks.js';
import { isMounted } from './ratings.js';
import { hasColumn, hasRoom, hasRoomDeployed } from './stacking.js';
import { type StepPrice, stepCosts, WHOLE_MOVE } from './terrain-costs.js';
import { hasMark, inColumn, isOnMap, sideOf } from './units.js';
import { inZoneOf } from './zones.js';

/** Movement points are counted in halves, since a road costs half of one. */
const HALVES = 2;

export type Mover = Pick<MovingFrame, 'unit' | 'spent' | 'legs' | 'changed' | 'halted'>;
export const freshMover = (unit: UnitId): Mover => ({ unit, spent: 0, legs: 0, changed: 0, halted: 0 });

/** §S.11 §S.13 The printed allowance in halves: the transport's while mounted. */
export function allowanceOf(world: World, open: Open, unit: UnitId): number {
  const roster = rosterOf(world, open);
  return (isMounted(open, unit) ? (roster.transportAllowance[unit] as number) : (roster.allowance[unit] as number)) * HALVES;
}

const leftOf = (world: World, open: Open, { unit, spent, halted }: Mover): number =>
  halted === 1 ? 0 : allowanceOf(world, open, unit) - spent;

/** §S.3 Whether enemy fire zones are barred to a unit: in a Division activation (A6); Auto-Command units are not bound by it (§14.0). */
function isBound(world: World, open: Open, unit: UnitId): boolean {
  const { chits, roster } = fieldOf(world, open);
  return chits[open.played[open.played.length - 1] ?? -1]?.kind === 'division' && roster.autoCommand[unit] !== 1;
}

/** §S.3 In a Division activation nobody enters an enemy fire zone (A6). */
export const isBarred = (world: World, open: Open, unit: UnitId, hex: HexId): boolean =>
  isBound(world, open, unit) && inZoneOf(world, open, enemyOf(sideOf(world, open, unit)), hex);

/** §2.1.9 No German comes onto the sand; §4.3.3 it is closed once the beach is cleared, and O1 there only with its overlay. */
const isSandClosed = ({ scenario }: Field, open: Open, side: Side): boolean =>
  side === GERMAN || scenario.beach === null || open.cleared.some((turn) => turn > 0);

/** Whether hexes are in play and open to a unit's side, asked of many: O5 not near a Reinforcement hex, §4.3.1 not off the overlay. */
export function groundTest(world: World, open: Open, unit: UnitId): (to: HexId) => boolean {
  const field = fieldOf(world, open);
  const { area, protected: barred, kept } = field;
  const { terrain, overlay } = world.ground;
  const side = sideOf(world, open, unit);
  const isClosed = isSandClosed(field, open, side);
  const held = heldBy(world, open, unit);
  const isKept = isKeptAway(world, open, side);
  return (to) =>
    area[to] === 1 &&
    !(isClosed && terrain[to] === BEACH) &&
    !(side !== ALLIED && barred[to] === 1) &&
    (held < 0 || overlay[to] === held) &&
    !(isKept && kept[to] === 1);
}

/** Whether a hex is in play and open to a unit's side. */
export const isOpenGround = (world: World, open: Open, unit: UnitId, to: HexId): boolean => groundTest(world, open, unit)(to);

/** Whether hexes can be stepped into at all by a unit, asked of many. */
function openTest(world: World, open: Open, unit: UnitId): (to: HexId) => boolean {
  const side = sideOf(world, open, unit);
  const enemy = enemyOf(side);
  const { side: holders, zones, count } = occupancyOf(world, open);
  const isOpen = groundTest(world, open, unit);
  const isColumn = inColumn(open, unit);
  const barring = isBound(world, open, unit) ? zones[enemy] : undefined;
  return (to) => {
    if (!isOpen(to)) return false;
    if (holders[to] === enemy && !isOnlyPark(world, open, to)) return false;
    // §S.12 One unit in Column a hex, at all times.
    if (isColumn && count[to] !== 0 && hasColumn(world, open, to, unit)) return false;
    return barring === undefined || barring[to] === 0;
  };
}

/** What hexes near a unit ask of it now: the gait, which are open to it, what steps cost. */
interface Steps {
  readonly start: HexId;
  readonly left: number;
  readonly isOpen: (to: HexId) => boolean;
  readonly cost: StepPrice;
}

function stepsOf(world: World, open: Open, mover: Mover): Steps {
  const { unit } = mover;
  const cost = stepCosts(world, open, gaitOf(world, open, unit));
  return { start: hexOf(open, unit), left: Math.max(0, leftOf(world, open, mover)), isOpen: openTest(world, open, unit), cost };
}

/** §S.11 Every hex the unit could still come to in its posture. The start is among them. */
function reachOf(world: World, open: Open, { unit }: Mover, { start, left, isOpen, cost }: Steps): Reached {
  const side = sideOf(world, open, unit);
  const hasMines = open.mines.length > 0;
  return world.reach.run(start, left, (from, direction, to) => {
    // §10.2 No farther than into a minefield.
    if (hasMines && from !== start && isMinedFor(open, side, from)) return -1;
    if (!isOpen(to)) return -1;
    const price = cost(from, direction, to);
    return price >= WHOLE_MOVE ? -1 : price;
  });
}

/** E7, §2.2.2 With its whole allowance a unit may always go one hex that is not forbidden: over a ridge too. */
function forcedSteps(world: World, open: Open, mover: Mover, { start, isOpen, cost }: Steps): HexId[] {
  const { unit } = mover;
  if (mover.legs > 0 || mover.halted === 1 || allowanceOf(world, open, unit) === 0) return [];
  const isSecond = open.ferries.length > 0 && isSecondAction(open, unit);
  const found: HexId[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(start, direction);
    if (isSecond && open.ferries.includes(world.grid.side(start, direction))) continue;
    if (to >= 0 && isOpen(to) && cost(start, direction, to) >= 0) found.push(to);
  }
  return found;
}

/** §S.11 §S.14 Where the next leg may end, in order of the hexes. */
export function destinations(world: World, open: Open, mover: Mover): HexId[] {
  const { unit } = mover;
  if (isParked(open, unit)) return [];
  const steps = stepsOf(world, open, mover);
  const { order } = fieldOf(world, open);
  const add = (hex: HexId): void => {
    if (hex !== steps.start && hasRoom(world, open, unit, hex)) order.add(hex);
  };
  const { hexes, count } = reachOf(world, open, mover, steps);
  for (let i = 0; i < count; i++) add(hexes[i] as number);
  for (const hex of forcedSteps(world, open, mover, steps)) add(hex);
  return order.take((hex) => hex);
}

/** §S.11 §S.14 Whether there is any: most often a hex beside it is one. */
export function hasDestination(world: World, open: Open, mover: Mover): boolean {
  const { unit } = mover;
  if (isParked(open, unit)) return false;
  const steps = stepsOf(world, open, mover);
  const { start, left, isOpen, cost } = steps;
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(start, direction);
    if (to < 0 || !isOpen(to) || !hasRoom(world, open, unit, to)) continue;
    const price = cost(start, direction, to);
    if (price >= 0 && price < WHOLE_MOVE && price <= left) return true;
  }
  const { hexes, count } = reachOf(world, open, mover, steps);
  for (let i = 0; i < count; i++) if (hexes[i] !== start && hasRoom(world, open, unit, hexes[i] as number)) return true;
  return forcedSteps(world, open, mover, steps).some((hex) => hasRoom(world, open, unit, hex));
}

/** §S.11 The way to a hex, the start left out, and what it costs: all that is left where the step was a forced one. */
export function wayTo(world: World, open: Open, mover: Mover, to: HexId): { readonly path: readonly HexId[]; readonly cost: number } {
  const reached = reachOf(world, open, mover, stepsOf(world, open, mover));
  const cost = reached.cost(to);
  if (cost >= 0) return { path: reached.path(to).slice(1), cost };
  return { path: [to], cost: leftOf(world, open, mover) };
}

/** §S.11 Who can be given a Movement Action. */
export function canMove(world: World, open: Open, unit: UnitId): boolean {
  const roster = rosterOf(world, open);
  if (!isOnMap(open, unit) || open.suppressed[unit] === 1 || open.aboard[unit] !== -1) return false;
  // §2.4.7 A Bailey bridge is there for good.
  if (isBridge(open, unit)) return false;
  if (roster.move[unit] === IMMOBILE || roster.move[unit] === AT_SEA) return false;
  const mover = freshMover(unit);
  return postures(world, open, mover).length > 0 || hasDestination(world, open, mover);
}

/** The posture words a mover may use now (§S.12, §S.13, §S.25). */
export type PostureWord = 'column' | 'deploy' | 'mount' | 'dismount' | 'park' | 'leave-park';

/** §S.12 §S.13 Changes of posture that are left to a mover: each is a step that may be fired at. */
export function postures(world: World, open: Open, mover: Mover): PostureWord[] {
  const { unit, changed, halted } = mover;
  if (halted === 1) return [];
  const left = leftOf(world, open, mover);
  const { movement } = world.data.tables;
  const hex = hexOf(open, unit);
  // §S.25 To park or to leave the Park is the whole Action.
  if (isParked(open, unit)) return mover.legs === 0 ? ['leave-park'] : [];
  const words: PostureWord[] = mover.legs === 0 && canPark(world, open, unit) ? ['park'] : [];
  if (inColumn(open, unit)) {
    // E3 Without a point left it costs a Cohesion Hit.
    const canPayFor = left >= movement.leaveColumn || (open.cohesion[unit] as number) < 2;
    if (canPayFor && mayDeploy(world, open, unit, hex)) words.push('deploy');
  } else if (left >= movement.enterColumn && !hasColumn(world, open, hex, unit)) words.push('column');
  if (changed === 0 && canRide(world, open, unit) && mover.spent * 2 <= allowanceOf(world, open, unit)) {
    words.push(isMounted(open, unit) ? 'dismount' : 'mount');
  }
  return words;
}

/** §2.1 Vehicles do not leave Column in cities, woods and marsh; room for the steps is needed (§S.14). */
export function mayDeploy(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  const { move } = gaitOf(world, open, unit);
  const name = world.printed.hexAt(hex)?.terrain ?? 'clear';
  // §2.3.3(3) §2.3.5(3) Nor on a dyke or in a cutting.
  if (move !== LEG && (world.ground.raised[hex] === 1 || world.ground.sunken[hex] === 1)) return false;
  if (move !== LEG && world.data.tables.terrain.staysInColumn.some((terrain) => terrain === name)) return false;
  return hasRoomDeployed(world, open, unit, hex);
}

/** §S.13 §15.0 Who has organic transport and has not left it behind. */
const canRide = (world: World, open: Open, unit: UnitId): boolean =>
  rosterOf(world, open).transport[unit] !== -1 && !hasMark(open, unit, ABANDONED);

/**
 * §S.12 E4 What has been spent after a change of posture, in halves. Mounting and dismounting take half an allowance, and what part of the
 * old one was spent before is spent of the new one too.
 */
export function spentAfter(world: World, open: Open, { unit, spent }: Mover, change: PostureWord): number {
  const { movement } = world.data.tables;
  if (change === 'column') return spent + movement.enterColumn;
  if (change === 'deploy') return Math.min(allowanceOf(world, open, unit), spent + movement.leaveColumn);
  if (change === 'park' || change === 'leave-park') return allowanceOf(world, open, unit);
  const roster = rosterOf(world, open);
  const half = (change === 'mount' ? roster.transportAllowance[unit] : roster.allowance[unit]) as number;
  const all = allowanceOf(world, open, unit);
  return half + (all === 0 ? 0 : Math.ceil((spent * half * HALVES) / all));
}

/** §S.12 E3 Whether leaving Column now costs a Cohesion Hit. */
export const isHurried = (world: World, open: Open, mover: Mover): boolean =>
  leftOf(world, open, mover) < world.data.tables.movement.leaveColumn;

/** §S.12 §S.13 The posture after a change. */
export function changedPosture(posture: number, change: PostureWord): number {
  switch (change) {
    case 'column':
      return posture | COLUMN;
    case 'deploy':
      return posture & ~COLUMN;
    case 'mount':
      return posture | MOUNTED;
    case 'dismount':
      return posture & ~MOUNTED;
    case 'park':
      return posture | PARKED;
    case 'leave-park':
      return posture & ~PARKED;
  }
}
