import type { HexId, Reached } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { controls, holderOf } from '../occupancy.js';
import { GARRISON, sideOf } from '../roster.js';
import { AFLOAT, ENTERED, enemyOf, GLIDED, LANDED, MOVED, type MoveFrame, type Open, UNRELEASED, WET } from '../types.js';
import type { World } from '../world.js';
import { entryCost } from './entry.js';
import { isChosenTide } from './mines.js';
import { inArea } from './scenario.js';
import { hasRoom } from './stacking.js';
import { costsOf, stepsOf } from './terrain-costs.js';
import { allowance, hasMark, hexOf, isDisrupted, isOnMap } from './units.js';

/** Movement points are counted in halves, since a road costs half of one. */
export const HALVES = 2;

/** §6.2 §6.1.5 §6.2.1 §6.2.6 §7.3.4 §10.6.1 Who may be given a move at all: gliders not on the turn they land, nor the disrupted. */
export function mayMove({ roster }: World, open: Open, unit: UnitId): boolean {
  const held = MOVED | AFLOAT | GLIDED | UNRELEASED;
  return isOnMap(open, unit) && ((open.marks[unit] as number) & held) === 0 && !isDisrupted(open, unit) && roster.kind[unit] !== GARRISON;
}

/**
 * §6.1.2 §6.2.4 Points at the start of the move: what the face that shows allows, half for who has just landed by parachute or
 * from the sea (§6.1.4, §6.1.6, §4.4.10, §5.9.2). They are counted anew each time, so none is kept or lent (§6.1.3).
 */
export function pointsOf(world: World, open: Open, unit: UnitId): number {
  const full = allowance(world.roster, open, unit) * HALVES;
  if (hasMark(open, unit, LANDED)) return Math.ceil(full / HALVES / 2) * HALVES;
  return hasMark(open, unit, ENTERED) ? Math.max(0, full - entryCost(world, open, unit)) : full;
}

/** What a move is made of, for the legs still to come. */
export type Mover = Pick<MoveFrame, 'unit' | 'points' | 'gone' | 'changed' | 'stopped'>;

export const freshMover = (world: World, open: Open, unit: UnitId): Mover => ({
  unit,
  points: pointsOf(world, open, unit),
  gone: 0,
  changed: 0,
  stopped: 0,
});

/** §7.3.1 §7.3.2 §7.3.3 At any time of the move while there are points. A unit that shows no allowance may change mode if it does nothing else; §7.2.2 nobody in the turn of landing. */
export function canChangeMode(world: World, open: Open, { unit, points, gone, changed }: Mover): boolean {
  if (hasMark(open, unit, LANDED)) return false;
  if (points >= world.data.tables.work.changeMode) return true;
  return allowance(world.roster, open, unit) === 0 && gone === 0 && changed === 0;
}

/** In another mode than the one that shows, and round some hexes. */
export interface Reaching {
  readonly mode?: number;
  readonly avoids?: (hex: HexId) => boolean;
}

/** §6.0 §6.2.3 Every hex the unit could still come to with what it has left, past friends and through their zones (§9.1.3). The start is among them. */
export function reachOf(world: World, open: Open, { unit, points, stopped }: Mover, how: Reaching = {}): Reached {
  const { mode = open.mode[unit] as number, avoids } = how;
  const start = hexOf(open, unit);
  const side = sideOf(world.roster, unit);
  const occupancy = world.occupancies.of(open);
  const budget = stopped === 1 ? 0 : points;
  if (avoids || hasMark(open, unit, WET)) return reachByAsking(world, open, unit, budget, { mode, ...(avoids ? { avoids } : {}) });
  return world.search.from(start, budget, stepsOf(world, open, unit, mode), side, occupancy);
}

/** §6.0 §6.1.7 Step by step, where no table knows what a step costs. */
function reachByAsking(world: World, open: Open, unit: UnitId, budget: number, { mode, avoids }: Reaching & { mode: number }): Reached {
  const costs = costsOf(world, open, unit, mode);
  const start = hexOf(open, unit);
  const enemy = enemyOf(sideOf(world.roster, unit));
  const { side: holders, zoc } = world.occupancies.of(open);
  const zones = zoc[enemy];
  const wet = hasMark(open, unit, WET);
  return world.reach.run(start, budget, (from, direction, to) => {
    // §9.1 §9.1.1 Whoever entered a zone goes no further; §9.1.2 nor from one zone straight into another.
    if (zones[from] !== 0 && (from !== start || zones[to] !== 0)) return -1;
    if (holders[to] === enemy || !inArea(world, open, from, to) || avoids?.(to)) return -1;
    const cost = costs[from * 6 + direction] as number;
    return from === start && wet && cost > 0 ? fromTheSea(world, open, cost) : cost;
  });
}

/** §6.1.7 §19.1 From the sea the first hex moved into costs double; a little less after a landing at a chosen High tide. */
function fromTheSea(world: World, open: Open, cost: number): number {
  const less = isChosenTide(world, open, 'high') ? world.data.scenarios.options.alternateTide.highFirstMoveLess * HALVES : 0;
  return Math.max(0, cost * world.data.tables.movement.firstHexTimes - less);
}

/** §6.2.5 §14.1 §14.1.1 The first hex of a move may be entered whatever it costs, unless a zone, the ground or a changed mode forbids it; not by who shows no allowance. */
export function forcedSteps(world: World, open: Open, { unit, points, gone, changed, stopped }: Mover): HexId[] {
  // Points spent on work are spent: the one hex is for whoever does nothing else.
  if (points < pointsOf(world, open, unit)) return [];
  if (gone > 0 || changed === 1 || stopped === 1 || allowance(world.roster, open, unit) === 0) return [];
  const start = hexOf(open, unit);
  const enemy = enemyOf(sideOf(world.roster, unit));
  const costs = costsOf(world, open, unit, open.mode[unit] as number);
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(start, direction);
    if (to < 0 || (costs[start * 6 + direction] as number) < 0) continue;
    if (holderOf(world, open, to) === enemy || !inArea(world, open, start, to)) continue;
    if (controls(world, open, enemy, start) && controls(world, open, enemy, to)) continue;
    found.push(to);
  }
  return found;
}

/** §6.0 §8.1 Whether there is any. */
export function hasDestination(world: World, open: Open, mover: Mover): boolean {
  const { unit } = mover;
  const { hexes, count, cost } = reachOf(world, open, mover);
  for (let i = 1; i < count; i++) if (hasRoom(world, open, unit, hexes[i] as number)) return true;
  return forcedSteps(world, open, mover).some((hex) => cost(hex) < 0 && hasRoom(world, open, unit, hex));
}

/** §6.0 §8.1 Where the next leg may end, in order of the hexes' numbers. */
export const destinations = (world: World, open: Open, mover: Mover): HexId[] => destinationsAs(world, open, mover, (hex) => hex);

/** §6.0 §8.1 The same as something else, with what comes after them, made in one piece. */
export function destinationsAs<T>(world: World, open: Open, mover: Mover, as: (hex: HexId) => T, after: readonly T[] = []): T[] {
  const { unit } = mover;
  const { order } = world;
  const { hexes, count, cost } = reachOf(world, open, mover);
  for (const hex of forcedSteps(world, open, mover)) if (cost(hex) < 0 && hasRoom(world, open, unit, hex)) order.add(hex);
  // The first that is reached is the start.
  for (let i = 1; i < count; i++) if (hasRoom(world, open, unit, hexes[i] as number)) order.add(hexes[i] as number);
  return order.take(as, after);
}

/** The cheapest way to a destination and what it costs; a forced step costs all there is (§6.2.5). */
export function pathTo(world: World, open: Open, mover: Mover, to: HexId): { readonly path: readonly HexId[]; readonly halves: number } {
  const reached = reachOf(world, open, mover);
  if (reached.cost(to) >= 0) return { path: reached.path(to), halves: reached.cost(to) };
  return { path: [hexOf(open, mover.unit), to], halves: mover.points };
}

/** §9.1.1 */
export const entersZone = (world: World, open: Open, unit: UnitId, hex: HexId): boolean =>
  controls(world, open, enemyOf(sideOf(world.roster, unit)), hex);

/** §10.3.5 §10.5.3 a Whether a unit could go from a hex into the next by the ground alone, in the mode it is in. */
export function canEnter(world: World, open: Open, unit: UnitId, from: HexId, to: HexId): boolean {
  const direction = world.grid.directionTo(from, to);
  return direction >= 0 && (costsOf(world, open, unit, open.mode[unit] as number)[from * 6 + direction] as number) >= 0;
}
