import type { Reached, StepCost } from '@bocage/hex';
import { type Standing, sideOf, standingOf } from '../standing.js';
import { ALLIED, enemyOf, MOVED, type Open, type Sight, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { distanceToSupply, supplySources } from './supply.js';
import { classOf } from './terrain-costs.js';
import { hasMark, isArmour, isOnMap, movementAllowance, printedAllowance } from './units.js';

/** Everything a single unit's move depends on, gathered once. */
interface Mover {
  readonly unit: number;
  readonly start: number;
  readonly standing: Standing;
  readonly enemy: number;
  readonly costs: Int16Array;
  readonly enemyZoc: Uint8Array;
  readonly enterZoc: number;
  readonly leaveZoc: number;
  /** In thirds of a point. */
  readonly budget: number;
  /** Ending elsewhere must bring it nearer than this to a supply source; infinite when it may go anywhere. */
  readonly nearerThan: number;
  readonly sources: readonly number[];
  /** §R.3 Armour in supply may always move one hex whatever it costs. */
  readonly always: boolean;
}

function moverOf(world: World, sight: Sight, unit: number): Mover {
  const { open } = sight;
  const { movement } = world.data.tables;
  const side = sideOf(world, unit);
  const standing = standingOf(world, open);
  const start = open.hex[unit] as number;
  const unsupplied = hasMark(open, unit, UNSUPPLIED);
  const sources = unsupplied ? supplySources(world, open, side) : [];
  return {
    unit,
    start,
    standing,
    enemy: enemyOf(side),
    costs: world.costs[classOf(world.data, printedAllowance(world, sight, unit))],
    enemyZoc: standing.zoc[enemyOf(side)],
    enterZoc: movement.enterZoc,
    // §E.5 Note B: only the Allies pay to leave.
    leaveZoc: side === ALLIED ? movement.leaveZoc : 0,
    budget: movementAllowance(world, sight, unit) * 3,
    nearerThan: unsupplied ? distanceToSupply(world, sources, start) : Number.POSITIVE_INFINITY,
    sources,
    always: !unsupplied && isArmour(world, sight, unit),
  };
}

/** §E.8 §R.3 The cost of one step, zones of control counted; negative into the enemy or where nobody may go. */
function costOfStep(mover: Mover, from: number, direction: number, to: number): number {
  const cost = mover.costs[from * 6 + direction] as number;
  if (cost < 0 || mover.standing.side[to] === mover.enemy) return -1;
  return cost + (mover.enemyZoc[to] !== 0 ? mover.enterZoc : 0) + (mover.enemyZoc[from] !== 0 ? mover.leaveZoc : 0);
}

/** §R.6 §R.7 May it end there: room in the hex, and without supply only nearer to its source. */
function mayEnd(world: World, mover: Mover, hex: number): boolean {
  if ((mover.standing.count[hex] as number) >= world.data.tables.limits.stacking) return false;
  return mover.nearerThan === Number.POSITIVE_INFINITY || distanceToSupply(world, mover.sources, hex) < mover.nearerThan;
}

interface LastReach {
  readonly open: Open;
  readonly version: number;
  readonly unit: number;
  readonly reached: Reached;
}

/** The last reach of each world, valid while nothing moved: `play` asks again for what `legal` has just computed. */
const lastReach = new WeakMap<World, LastReach>();

function reachOf(world: World, open: Open, mover: Mover): Reached {
  const last = lastReach.get(world);
  if (last && last.open === open && last.version === mover.standing.version && last.unit === mover.unit) return last.reached;
  const cost: StepCost = (from, direction, to) => costOfStep(mover, from, direction, to);
  const reached = world.scratch.reach.run(mover.start, mover.budget, cost);
  lastReach.set(world, { open, version: mover.standing.version, unit: mover.unit, reached });
  return reached;
}

/** §R.3 Adjacent hexes that armour in supply may enter though it cannot pay. */
function* forcedSteps(world: World, mover: Mover): Generator<number> {
  if (!mover.always) return;
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(mover.start, direction);
    if (to >= 0 && costOfStep(mover, mover.start, direction, to) > mover.budget) yield to;
  }
}

/** §R.3 Every hex this unit may end its move in, the cheapest first. */
export function destinations(world: World, sight: Sight, unit: number): number[] {
  const mover = moverOf(world, sight, unit);
  const reached = reachOf(world, sight.open, mover);
  const found: number[] = [];
  for (let i = 1; i < reached.count; i++) {
    const hex = reached.hexes[i] as number;
    if (mayEnd(world, mover, hex)) found.push(hex);
  }
  for (const to of forcedSteps(world, mover)) if (reached.cost(to) < 0 && mayEnd(world, mover, to)) found.push(to);
  return found;
}

/** §R.3 May it move at all: a neighbouring hex nearly always answers, a full reach only when none does. */
export function canMove(world: World, sight: Sight, unit: number): boolean {
  const { open } = sight;
  if (!isOnMap(open, unit) || hasMark(open, unit, MOVED) || printedAllowance(world, sight, unit) === 0) return false;
  const mover = moverOf(world, sight, unit);
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(mover.start, direction);
    if (to < 0) continue;
    const cost = costOfStep(mover, mover.start, direction, to);
    if (cost >= 0 && (cost <= mover.budget || mover.always) && mayEnd(world, mover, to)) return true;
  }
  return destinations(world, sight, unit).length > 0;
}

/** §R.3 The cheapest way to a destination and what it costs in thirds. */
export function pathTo(
  world: World,
  sight: Sight,
  unit: number,
  to: number,
): { readonly path: readonly number[]; readonly thirds: number } {
  const mover = moverOf(world, sight, unit);
  const reached = reachOf(world, sight.open, mover);
  if (reached.cost(to) >= 0) return { path: reached.path(to), thirds: reached.cost(to) };
  const direction = world.grid.directionTo(mover.start, to);
  return { path: [mover.start, to], thirds: costOfStep(mover, mover.start, direction, to) };
}
