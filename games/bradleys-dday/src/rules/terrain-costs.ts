import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { type PriceOf, type StepTable, withSteps } from '../caches/step-costs.js';
import { NO_ENTRY } from '../data/shapes.js';
import { ALL_SEA, BEACH, BRIDGE, CANAL, CITY, HILL, RAIL, ROAD, SEA, SEA_WALL, STREAM, SWAMP, TOWN, TRAIL } from '../ground.js';
import { ARMOR, ARTILLERY, HQ, INFANTRY, type Roster, WEAPON } from '../roster.js';
import { COMBAT_MODE, HIGH_TIDE, MOVEMENT_MODE, type Open } from '../types.js';
import type { World } from '../world.js';
import { inArea } from './scenario.js';

/** How a unit goes, as far as the Terrain Effects Chart tells units apart. */
const ON_FOOT = 0;
/** §6.3.3 Over canals at bridges only, through swamps on ways only. */
const HEAVY = 1;
/** §6.2.9 And off a beach onto a hill only by a way. */
const TANK = 2;

const MECHANIZED: readonly string[] = ['mechanized-infantry'];

/** §2.3 §6.3.3 §6.2.9 */
function goingOf({ kind, type, motorized }: Roster, unit: UnitId): number {
  if (kind[unit] === ARMOR) return TANK;
  const heavy = kind[unit] === WEAPON || kind[unit] === ARTILLERY || kind[unit] === HQ;
  return heavy || motorized[unit] === 1 || MECHANIZED.includes(type[unit] as string) ? HEAVY : ON_FOOT;
}

/** §6.1.1 Cost of each step in halves, by hexside; negative where it may not be taken. */
export const costsOf = (world: World, open: Open, unit: UnitId, mode: number): Int16Array => stepsOf(world, open, unit, mode).costs;

/** §6.1.1 §18.1 The steps a unit could take by the ground alone. One table for each going and mode, made anew when the ground changes. */
export function stepsOf(world: World, open: Open, unit: UnitId, mode: number): StepTable {
  const kept = world.stepCosts.tablesOf(open);
  const going = goingOf(world.roster, unit);
  const shale = world.roster.kind[unit] === INFANTRY;
  const key = (going * 2 + mode) * 2 + (shale ? 1 : 0);
  return (kept[key] ??= tabulate(world, open, key, { going, mode, shale }));
}

interface Goer {
  readonly going: number;
  readonly mode: number;
  /** §6.3.5 Infantry types only enter shale. */
  readonly shale: boolean;
}

function tabulate(world: World, open: Open, key: number, goer: Goer): StepTable {
  const altered = [...stepsInto(world, open.ruins), ...stepsAcross(world, open.breached)];
  if (altered.length > 0) return withSteps(bareSteps(world, open, key, goer), altered, pricesOf(world, open, goer));
  const { neighbours } = world.grid;
  const empty = { costs: new Int16Array(neighbours.length), targets: new Int32Array(neighbours.length) };
  return withSteps({ ...empty, least: new Int16Array(world.grid.size) }, [...neighbours.keys()], pricesOf(world, open, goer));
}

/** What a step costs and where it leads, −1 where it leads nowhere. */
const pricesOf =
  (world: World, open: Open, goer: Goer): PriceOf =>
  (step) => {
    const to = world.grid.neighbours[step] as number;
    const from = Math.floor(step / 6);
    const cost = to < 0 ? NO_ENTRY : stepCost(world, open, goer, from, step, to);
    return { cost, target: cost >= 0 && inArea(world, open, from, to) ? to : -1 };
  };

/** The steps as they were before anything was ruined or breached. */
function bareSteps(world: World, open: Open, key: number, goer: Goer): StepTable {
  const bare = { ...open, ruins: [], breached: [] };
  return (world.stepCosts.tablesOf(bare)[key] ??= tabulate(world, bare, key, goer));
}

/** §12.2 The steps that ruins alter. */
const stepsInto = ({ grid }: World, hexes: readonly HexId[]): number[] =>
  hexes.flatMap((hex) => grid.ring(hex, 1).map((from) => from * 6 + grid.directionTo(from, hex)));

/** §15.2.3 The steps that breaches alter. */
const stepsAcross = ({ grid, ground }: World, breached: readonly number[]): number[] =>
  breached.length === 0 ? [] : ground.walled.filter((step) => breached.includes(grid.sides[step] as number));

/** §6.3 One step: the way if there is one and the unit is on the march, else the ground and the water between. */
function stepCost(world: World, open: Open, goer: Goer, from: HexId, side: number, to: HexId): number {
  const { ground } = world;
  const bits = ground.sides[side] as number;
  if (isSea(world, open, to) || (bits & ALL_SEA) !== 0 || isWalled(world, open, side)) return NO_ENTRY;
  // §6.3.3 A canal stops the heavy but at bridges, whatever way leads over it.
  if (goer.going !== ON_FOOT && (bits & (CANAL | BRIDGE)) === CANAL) return NO_ENTRY;
  const way = wayCost(world, bits);
  // §7.1.3 §12.2.1
  if (goer.mode === MOVEMENT_MODE && open.ruins.includes(to)) return NO_ENTRY;
  // §6.3.1 §7.1.1 §7.2.3 Ways count in Movement Mode, and there instead of everything else.
  if (goer.mode === MOVEMENT_MODE && way >= 0) return way;
  // §6.2.9
  if (goer.going === TANK && ground.terrain[from] === BEACH && ground.under[to] === HILL && way < 0) return NO_ENTRY;
  if (goer.going !== ON_FOOT && ground.under[to] === SWAMP && way < 0) return NO_ENTRY;
  const enter = groundCost(world, open, goer, to);
  const cross = waterCost(world, goer, bits, from, to);
  if (enter < 0 || cross < 0) return NO_ENTRY;
  return enter + cross;
}

function wayCost({ data }: World, bits: number): number {
  const { road, trail, rail } = data.tables.ways;
  if ((bits & ROAD) !== 0) return road;
  if ((bits & TRAIL) !== 0) return trail;
  return (bits & RAIL) !== 0 ? rail : NO_ENTRY;
}

/** §6.1.1 §6.3.5 §12.2 §12.2.2 */
function groundCost(world: World, open: Open, { mode, shale }: Goer, hex: HexId): number {
  const { terrain: chart } = world.data.tables;
  const { terrain, shale: rocks } = world.ground;
  const cost = (entry: { readonly mm: number; readonly cm: number }): number => (mode === COMBAT_MODE ? entry.cm : entry.mm);
  if (open.ruins.includes(hex)) return cost(chart.ruins);
  if (rocks[hex] === 1) return shale ? cost(chart.shale) : NO_ENTRY;
  switch (terrain[hex]) {
    case SEA:
      return cost(chart.tidalFlat);
    case HILL:
      return cost(chart.hill);
    case TOWN:
      return cost(chart.town);
    case CITY:
      return cost(chart.city);
    case SWAMP:
      return cost(chart.swamp);
    case BEACH:
      return cost(chart.beach);
    default:
      return cost(chart.clear);
  }
}

/** §6.3.2 §6.3.3 §7.2.3 What crossing the water of a hexside costs: 0 none, negative where it cannot be crossed. */
function waterCost({ data, ground }: World, { going }: Goer, bits: number, from: HexId, to: HexId): number {
  if ((bits & (STREAM | CANAL)) === 0) return 0;
  const { stream, canal, bridge } = data.tables.sides;
  if ((bits & STREAM) !== 0 && ground.terrain[from] === CITY && ground.terrain[to] === CITY) return 0;
  if ((bits & BRIDGE) !== 0) return bridge;
  const which = going === ON_FOOT ? 0 : 1;
  return ((bits & CANAL) !== 0 ? canal[which] : stream[which]) as number;
}

/** §6.3.4 The sea, and at High tide what is tidal flat and nothing else; §6.3.5 rock can be stood on at every tide. */
export function isSea({ ground }: World, { tide }: Pick<Open, 'tide'>, hex: HexId): boolean {
  if (ground.terrain[hex] !== SEA || ground.shale[hex] === 1) return false;
  return ground.tidal[hex] === 0 || tide === HIGH_TIDE;
}

/** §6.3.6 Whether an intact Sea Wall stands along a hexside (hex * 6 + direction). */
export function isWalled({ ground, grid }: World, { breached }: Pick<Open, 'breached'>, side: number): boolean {
  return ((ground.sides[side] as number) & SEA_WALL) !== 0 && !breached.includes(grid.sides[side] as number);
}
