import { NO_ENTRY } from '../data/shapes.js';
import { ALL_SEA, BEACH, BRIDGE, CANAL, CITY, HILL, RAIL, ROAD, SEA, SEA_WALL, STREAM, SWAMP, TOWN, TRAIL } from '../ground.js';
import { ARMOR, ARTILLERY, HQ, INFANTRY, type Roster, WEAPON } from '../roster.js';
import { COMBAT_MODE, HIGH_TIDE, MOVEMENT_MODE, type Open } from '../types.js';
import type { World } from '../world.js';

/** How a unit goes, as far as the Terrain Effects Chart tells units apart. */
export const ON_FOOT = 0;
/** §6.3.3 Over canals at bridges only, through swamps on ways only. */
export const HEAVY = 1;
/** §6.2.9 And off a beach onto a hill only by a way. */
export const TANK = 2;

const MECHANIZED: readonly string[] = ['mechanized-infantry'];

/** §2.3 §6.3.3 §6.2.9 */
export function goingOf({ kind, type, motorized }: Roster, unit: number): number {
  if (kind[unit] === ARMOR) return TANK;
  const heavy = kind[unit] === WEAPON || kind[unit] === ARTILLERY || kind[unit] === HQ;
  return heavy || motorized[unit] === 1 || MECHANIZED.includes(type[unit] as string) ? HEAVY : ON_FOOT;
}

/** What changes the ground while a game lasts: the tide, ruins, breached walls. */
const weatherOf = ({ tide, ruins, breached }: Open): string => `${tide === HIGH_TIDE}:${ruins.join()}:${breached.join()}`;

/** Cost of each step in halves, by hexside; negative where it may not be taken. One table for each going and mode, made anew when the ground changes. */
export interface StepCosts {
  weather: string;
  readonly tables: (Int16Array | undefined)[];
  /** Ways to a hex by a table of costs: gone when the table is. */
  readonly fields: WeakMap<Int16Array, Map<number, Int16Array>>;
}

export const createStepCosts = (): StepCosts => ({ weather: '', tables: [], fields: new WeakMap() });

/** §6.1.1 */
export function costsOf(world: World, open: Open, unit: number, mode: number): Int16Array {
  const kept = world.stepCosts;
  const weather = weatherOf(open);
  if (kept.weather !== weather) {
    kept.weather = weather;
    kept.tables.length = 0;
  }
  const going = goingOf(world.roster, unit);
  const shale = world.roster.kind[unit] === INFANTRY;
  const key = (going * 2 + mode) * 2 + (shale ? 1 : 0);
  return (kept.tables[key] ??= tabulate(world, open, { going, mode, shale }));
}

interface Goer {
  readonly going: number;
  readonly mode: number;
  /** §6.3.5 Infantry types only enter shale. */
  readonly shale: boolean;
}

function tabulate(world: World, open: Open, goer: Goer): Int16Array {
  const { neighbours } = world.grid;
  const costs = new Int16Array(neighbours.length).fill(NO_ENTRY);
  for (let side = 0; side < costs.length; side++) {
    const to = neighbours[side] as number;
    if (to >= 0) costs[side] = stepCost(world, open, goer, (side / 6) | 0, side, to);
  }
  return costs;
}

/** §6.3 One step: the way if there is one and the unit is on the march, else the ground and the water between. */
function stepCost(world: World, open: Open, goer: Goer, from: number, side: number, to: number): number {
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
function groundCost(world: World, open: Open, { mode, shale }: Goer, hex: number): number {
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
function waterCost({ data, ground }: World, { going }: Goer, bits: number, from: number, to: number): number {
  if ((bits & (STREAM | CANAL)) === 0) return 0;
  const { stream, canal, bridge } = data.tables.sides;
  if ((bits & STREAM) !== 0 && ground.terrain[from] === CITY && ground.terrain[to] === CITY) return 0;
  if ((bits & BRIDGE) !== 0) return bridge;
  const which = going === ON_FOOT ? 0 : 1;
  return ((bits & CANAL) !== 0 ? canal[which] : stream[which]) as number;
}

/** §6.3.4 The sea, and at High tide what is tidal flat and nothing else; §6.3.5 rock can be stood on at every tide. */
export function isSea({ ground }: World, { tide }: Pick<Open, 'tide'>, hex: number): boolean {
  if (ground.terrain[hex] !== SEA || ground.shale[hex] === 1) return false;
  return ground.tidal[hex] === 0 || tide === HIGH_TIDE;
}

/** §6.3.6 Whether an intact Sea Wall stands along a hexside (hex * 6 + direction). */
export function isWalled({ ground, grid }: World, { breached }: Pick<Open, 'breached'>, side: number): boolean {
  return ((ground.sides[side] as number) & SEA_WALL) !== 0 && !breached.includes(grid.sides[side] as number);
}
