import type { Reached } from '@bocage/hex';
import { sideOf, standingOf } from '../standing.js';
import { ALLIED, enemyOf, MOVED, type Open, type Sight, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { distanceToSupply, supplySources } from './supply.js';
import { classOf } from './terrain-costs.js';
import { hasMark, isArmour, isOnMap, movementAllowance, printedAllowance } from './units.js';

const ANYWHERE = Number.POSITIVE_INFINITY;

/** What a kept reach was computed for; a new day or lost supply changes the budget though nothing moved. */
interface LastReach {
  readonly open: Open;
  readonly version: number;
  readonly unit: number;
  readonly budget: number;
  readonly reached: Reached;
}

/** Everything a single unit's move depends on. One per world, filled anew for each question. */
export interface Mover {
  unit: number;
  start: number;
  version: number;
  count: Uint8Array;
  side: Int8Array;
  stacking: number;
  enemy: number;
  costs: Int16Array;
  enemyZoc: Uint8Array;
  enterZoc: number;
  leaveZoc: number;
  /** In thirds of a point. */
  budget: number;
  /** Ending elsewhere must bring it nearer than this to a supply source; infinite when it may go anywhere. */
  nearerThan: number;
  sources: readonly number[];
  /** §R.3 Armour in supply may always move one hex whatever it costs. */
  always: boolean;
  readonly stepCost: (from: number, direction: number, to: number) => number;
  /** What the reach in the buffers was computed for: `play` asks again for what `legal` has just computed. */
  last: LastReach | undefined;
}

/** §E.8 §R.3 The cost of one step, zones of control counted; negative into the enemy or where nobody may go. */
export function createMover(world: Pick<World, 'costs'>): Mover {
  const mover: Mover = {
    unit: -1,
    start: -1,
    version: 0,
    count: new Uint8Array(),
    side: new Int8Array(),
    stacking: 0,
    enemy: 0,
    costs: world.costs[0],
    enemyZoc: new Uint8Array(),
    enterZoc: 0,
    leaveZoc: 0,
    budget: 0,
    nearerThan: ANYWHERE,
    sources: [],
    always: false,
    stepCost(from, direction, to) {
      const cost = mover.costs[from * 6 + direction] as number;
      if (cost < 0 || mover.side[to] === mover.enemy) return -1;
      // §R.4: whoever enters an enemy zone ends his move there; only the first step may lead out of one.
      if (from !== mover.start && mover.enemyZoc[from] !== 0) return -1;
      return cost + (mover.enemyZoc[to] !== 0 ? mover.enterZoc : 0) + (mover.enemyZoc[from] !== 0 ? mover.leaveZoc : 0);
    },
    last: undefined,
  };
  return mover;
}

function moverOf(world: World, sight: Sight, unit: number): Mover {
  const { open } = sight;
  const { mover } = world.scratch;
  const { movement } = world.data.tables;
  const standing = standingOf(world, open);
  const side = sideOf(world, unit);
  const unsupplied = hasMark(open, unit, UNSUPPLIED);
  mover.unit = unit;
  mover.start = open.hex[unit] as number;
  mover.version = standing.version;
  mover.count = standing.count;
  mover.side = standing.side;
  mover.stacking = world.data.tables.limits.stacking;
  mover.enemy = enemyOf(side);
  mover.costs = world.costs[classOf(world.data, printedAllowance(world, sight, unit))];
  mover.enemyZoc = standing.zoc[enemyOf(side)];
  mover.enterZoc = movement.enterZoc;
  // §E.5 Note B: only the Allies pay to leave.
  mover.leaveZoc = side === ALLIED ? movement.leaveZoc : 0;
  mover.budget = movementAllowance(world, sight, unit) * 3;
  mover.always = !unsupplied && isArmour(world, sight, unit);
  mover.nearerThan = ANYWHERE;
  if (unsupplied) {
    mover.sources = supplySources(world, open, side);
    mover.nearerThan = distanceToSupply(world, mover.sources, mover.start);
  }
  return mover;
}

/** §R.6 §R.7 May it end there: room in the hex, and without supply only nearer to its source. */
function mayEnd(world: World, mover: Mover, hex: number): boolean {
  if ((mover.count[hex] as number) >= mover.stacking) return false;
  return mover.nearerThan === ANYWHERE || distanceToSupply(world, mover.sources, hex) < mover.nearerThan;
}

/** §R.3 */
function reachOf(world: World, open: Open, mover: Mover): Reached {
  const { last, version } = mover;
  const isSame = last && last.open === open && last.version === version && last.unit === mover.unit && last.budget === mover.budget;
  if (isSame) return last.reached;
  const reached = world.scratch.reach.run(mover.start, mover.budget, mover.stepCost);
  mover.last = { open, version, unit: mover.unit, budget: mover.budget, reached };
  return reached;
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
  if (mover.always) addForcedSteps(world, mover, reached, found);
  return found;
}

/** §R.3 Adjacent hexes that armour in supply may enter though it cannot pay. */
function addForcedSteps(world: World, mover: Mover, reached: Reached, found: number[]): void {
  for (let direction = 0; direction < 6; direction++) {
    const to = world.grid.neighbour(mover.start, direction);
    if (to < 0 || reached.cost(to) >= 0 || mover.stepCost(mover.start, direction, to) < 0) continue;
    if (mayEnd(world, mover, to)) found.push(to);
  }
}

/** §R.3 May it move at all: a neighbouring hex nearly always answers, a full reach only when none does. */
export function canMove(world: World, sight: Sight, unit: number): boolean {
  const { open } = sight;
  if (!isOnMap(open, unit) || hasMark(open, unit, MOVED) || printedAllowance(world, sight, unit) === 0) return false;
  const mover = moverOf(world, sight, unit);
  const { neighbours } = world.grid;
  let passable = false;
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[mover.start * 6 + direction] as number;
    if (to < 0) continue;
    const cost = mover.stepCost(mover.start, direction, to);
    if (cost < 0 || (cost > mover.budget && !mover.always)) continue;
    if (mayEnd(world, mover, to)) return true;
    passable ||= cost <= mover.budget;
  }
  return passable && destinations(world, sight, unit).length > 0;
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
  return { path: [mover.start, to], thirds: mover.stepCost(mover.start, direction, to) };
}
