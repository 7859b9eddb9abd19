import type { HexId, Reached, StepTables } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type Occupancy, occupancyOf, sideOf } from '../occupancy.js';
import { ALLIED, enemyOf, hexOf, MOVED, type Open, type Side, type Sight, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';
import { ANYWHERE, distanceToSupply } from './supply.js';
import { classOf } from './terrain-costs.js';
import { hasMark, isArmour, mostAllowance, movementAllowance, printedAllowance } from './units.js';

/** Costs are counted in thirds of a movement point. */
const THIRDS = 3;

/** What a kept reach was computed for; a new day or lost supply changes the budget though nothing moved. */
interface LastReach {
  readonly open: Open;
  readonly version: number;
  readonly unit: UnitId;
  readonly budget: number;
  readonly costs: Int16Array;
  readonly reached: Reached;
}

/** Everything a single unit's move depends on. One per world, filled anew for each question. */
export interface Mover extends StepTables {
  unit: UnitId;
  start: number;
  occupancy: Occupancy;
  costs: Int16Array;
  least: Int16Array;
  /** §E.8 §R.3 What entering costs in an enemy zone; negative where the enemy stands. */
  entry: Int16Array;
  /** §R.4 Enemy zones: whoever enters one ends his move there; only the first step may lead out of one. */
  ends: Uint8Array;
  departure: number;
  /** In thirds of a point. */
  budget: number;
  /** Ending elsewhere must bring it nearer than this to a supply source. */
  nearerThan: number;
  /** §R.3 Armour in supply may always move one hex whatever it costs. */
  always: boolean;
  /** Where the destinations found last are put. */
  readonly found: Int32Array;
  /** What the reach in the buffers was computed for: `play` asks again for what `legal` has just computed. */
  last: LastReach | undefined;
}

function createMover(world: World, occupancy: Occupancy): Mover {
  return {
    unit: -1,
    start: -1,
    occupancy,
    targets: world.stepTargets,
    costs: world.costs[0],
    least: world.leastCosts[0],
    entry: occupancy.entry[0],
    ends: occupancy.zoc[0],
    departure: 0,
    budget: 0,
    nearerThan: ANYWHERE,
    always: false,
    found: new Int32Array(world.grid.size),
    last: undefined,
  };
}

/** §E.5 Note B: only the Allies pay to leave an enemy zone. */
const leaveCost = (world: World, side: Side): number => (side === ALLIED ? world.data.tables.movement.leaveZoc : 0);

function moverOf(world: World, sight: Sight, unit: UnitId): Mover {
  const { open } = sight;
  const occupancy = occupancyOf(world, open);
  const mover = (world.scratch.mover ??= createMover(world, occupancy));
  const side = sideOf(world, unit);
  const enemyZoc = occupancy.zoc[enemyOf(side)];
  const unsupplied = hasMark(open, unit, UNSUPPLIED);
  const kind = classOf(world.data, printedAllowance(world, sight, unit));
  mover.unit = unit;
  mover.start = hexOf(open, unit);
  mover.occupancy = occupancy;
  mover.costs = world.costs[kind];
  mover.least = world.leastCosts[kind];
  mover.entry = occupancy.entry[side];
  mover.ends = enemyZoc;
  mover.departure = enemyZoc[mover.start] === 0 ? 0 : leaveCost(world, side);
  mover.budget = movementAllowance(world, sight, unit) * THIRDS;
  mover.always = !unsupplied && isArmour(world, sight, unit);
  mover.nearerThan = ANYWHERE;
  if (unsupplied) mover.nearerThan = distanceToSupply(world, open, side, mover.start);
  return mover;
}

/** §E.8 §R.3 The cost of the first step of a move, zones of control counted; negative into the enemy or where nobody may go. */
function firstStepCost(mover: Mover, direction: number): number {
  const step = mover.start * 6 + direction;
  const to = mover.targets[step] as number;
  if (to < 0) return -1;
  const toll = mover.entry[to] as number;
  return toll < 0 ? -1 : (mover.costs[step] as number) + toll + mover.departure;
}

/** §R.6 §R.7 May it end there: room in the hex, and without supply only nearer to its source. */
function mayEnd(world: World, open: Open, mover: Mover, hex: HexId): boolean {
  if ((mover.occupancy.count[hex] as number) >= world.data.tables.limits.stacking) return false;
  return mover.nearerThan === ANYWHERE || isNearer(world, open, mover, hex);
}

/** §R.7 */
const isNearer = (world: World, open: Open, { unit, nearerThan }: Mover, hex: HexId): boolean =>
  distanceToSupply(world, open, sideOf(world, unit), hex) < nearerThan;

/** §R.3 */
function reachOf(world: World, open: Open, mover: Mover): Reached {
  const { last, unit, budget, costs } = mover;
  const { version } = mover.occupancy;
  if (last && last.open === open && last.version === version && last.unit === unit && last.budget === budget && last.costs === costs)
    return last.reached;
  const reached = world.scratch.reach.runOver(mover.start, budget, mover);
  mover.last = { open, version, unit, budget, costs, reached };
  return reached;
}

/** §R.3 Puts every hex this unit may end its move in into `mover.found`, the cheapest first, and says how many there are. */
function findDestinations(world: World, sight: Sight, mover: Mover): number {
  const { found, occupancy } = mover;
  const { stacking } = world.data.tables.limits;
  const reached = reachOf(world, sight.open, mover);
  const { hexes, count: end } = reached;
  let count = 0;
  for (let i = 1; i < end; i++) {
    const hex = hexes[i] as number;
    if ((occupancy.count[hex] as number) < stacking) found[count++] = hex;
  }
  if (mover.nearerThan !== ANYWHERE) count = keepNearer(world, sight.open, mover, count);
  return mover.always ? addForcedSteps(world, sight.open, mover, reached, count) : count;
}

/** §R.7 Without supply only those nearer to its source. */
function keepNearer(world: World, open: Open, mover: Mover, count: number): number {
  const { found } = mover;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const hex = found[i] as number;
    if (isNearer(world, open, mover, hex)) found[kept++] = hex;
  }
  return kept;
}

/** §R.3 Adjacent hexes that armour in supply may enter though it cannot pay. */
function addForcedSteps(world: World, open: Open, mover: Mover, reached: Reached, count: number): number {
  let added = count;
  for (let direction = 0; direction < 6; direction++) {
    if (firstStepCost(mover, direction) < 0) continue;
    const to = mover.targets[mover.start * 6 + direction] as number;
    if (reached.cost(to) < 0 && mayEnd(world, open, mover, to)) mover.found[added++] = to;
  }
  return added;
}

/** §R.3 Every hex this unit may end its move in, the cheapest first. */
export const destinations = (world: World, sight: Sight, unit: UnitId): number[] => mapDestinations(world, sight, unit, (hex) => hex);

/** What `make` makes of each destination, in one pass: a list of clicks is asked for at every move. */
export function mapDestinations<T>(world: World, sight: Sight, unit: UnitId, make: (hex: HexId) => T): T[] {
  const mover = moverOf(world, sight, unit);
  const made = new Array<T>(findDestinations(world, sight, mover));
  for (let i = 0; i < made.length; i++) made[i] = make(mover.found[i] as number);
  return made;
}

/**
 * §R.3 May a unit of this side move at all: asked of every unit before every move, so what they share is looked up once. A
 * neighbouring hex nearly always answers; a full reach is made only when none does.
 */
export function moveTest(world: World, sight: Sight, side: Side): (unit: UnitId) => boolean {
  const { hex, marks } = sight.open;
  const { count, entry, zoc } = occupancyOf(world, sight.open);
  const { stepTargets } = world;
  const { stacking } = world.data.tables.limits;
  const tolls = entry[side];
  const enemyZoc = zoc[enemyOf(side)];
  const leaving = leaveCost(world, side);
  const most = mostAllowance(world, sight.open, side);
  return (unit) => {
    const start = hex[unit] as number;
    const mark = marks[unit] as number;
    if (start < 0 || (mark & MOVED) !== 0) return false;
    const printed = printedAllowance(world, sight, unit);
    if (printed === 0) return false;
    // §R.7: without supply not every hex will do.
    if ((mark & UNSUPPLIED) === 0) {
      const costs = world.costs[classOf(world.data, printed)];
      const left = Math.min(printed, most) * THIRDS - (enemyZoc[start] === 0 ? 0 : leaving);
      for (let step = start * 6; step < start * 6 + 6; step++) {
        const to = stepTargets[step] as number;
        if (to < 0 || (count[to] as number) >= stacking) continue;
        const toll = tolls[to] as number;
        if (toll >= 0 && (costs[step] as number) + toll <= left) return true;
      }
    }
    return hasAnyStep(world, sight, moverOf(world, sight, unit));
  };
}

/** §R.3 */
export const canMove = (world: World, sight: Sight, unit: UnitId): boolean => moveTest(world, sight, sideOf(world, unit))(unit);

/** §R.3 §R.7 */
function hasAnyStep(world: World, sight: Sight, mover: Mover): boolean {
  let passable = false;
  for (let direction = 0; direction < 6; direction++) {
    const cost = firstStepCost(mover, direction);
    if (cost < 0 || (cost > mover.budget && !mover.always)) continue;
    if (mayEnd(world, sight.open, mover, mover.targets[mover.start * 6 + direction] as number)) return true;
    passable ||= cost <= mover.budget;
  }
  return passable && findDestinations(world, sight, mover) > 0;
}

/** §R.3 The cheapest way to a destination and what it costs in thirds. */
export function pathTo(world: World, sight: Sight, unit: UnitId, to: HexId): { readonly path: readonly HexId[]; readonly thirds: number } {
  const mover = moverOf(world, sight, unit);
  const reached = reachOf(world, sight.open, mover);
  if (reached.cost(to) >= 0) return { path: reached.path(to), thirds: reached.cost(to) };
  const direction = world.grid.directionTo(mover.start, to);
  return { path: [mover.start, to], thirds: firstStepCost(mover, direction) };
}
