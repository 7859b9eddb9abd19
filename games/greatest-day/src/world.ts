import { createReach, type Grid, type HexId, type Reach } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { Once, Order } from '@bocage/wargame';
import { ByScenario } from './caches/fields.js';
import { createPlainSteps, type PlainSteps } from './caches/plain-steps.js';
import { createSandViews, type SandViews } from './caches/sand.js';
import { type Chit, createChits } from './chits.js';
import { type Scenario, WAVE_BOXES } from './data/scenario-shapes.js';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createWhereabouts, type Occupancy, type Whereabouts } from './occupancy.js';
import { createPrinted, type Printed } from './printed.js';
import { createRoster, type Roster } from './roster.js';
import { createSights, type Sights } from './rules/sight.js';
import { createZones } from './rules/zones.js';
import type { Open } from './types.js';

/** One scenario compiled: its units, its chits, the part of the map it is played on. */
export interface Field extends Whereabouts {
  readonly scenario: Scenario;
  readonly roster: Roster;
  readonly chits: readonly Chit[];
  /** 1 where a hex is in play. */
  readonly area: Uint8Array;
  /** 1 where no German may come (O5). */
  readonly protected: Uint8Array;
  /** 1 where none may come once the beach is cleared (§4.6). */
  readonly kept: Uint8Array;
  /** Landing Wave boxes of the scenario's beach by their names (§4.5.2). */
  readonly waveBoxes: readonly string[];
  readonly sandViews: SandViews;
  /** Scratch: hexes that are put in order; hexes, and places one looks from, that have been tried in a search. */
  readonly order: Order;
  readonly tried: Once;
  readonly places: Once;
}

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly printed: Printed;
  readonly sights: Sights;
  readonly reach: Reach;
  readonly fields: ByScenario<Field>;
  readonly plainSteps: PlainSteps;
  /** Where the marker of each force may lie, once somebody has asked (§4.4.3). */
  readonly markerHexes: (readonly HexId[] | undefined)[];
}

export const fieldOf = ({ fields }: World, { scenario }: Pick<Open, 'scenario'>): Field => fields.get(scenario) as Field;
export const rosterOf = (world: World, open: Pick<Open, 'scenario'>): Roster => fieldOf(world, open).roster;
export const occupancyOf = (world: World, open: Open): Occupancy => fieldOf(world, open).occupancies.of(open);

export function createWorld(data: GameData): World {
  const ground = createGround(data.map);
  const sights = createSights(ground);
  const all = new Map<string, Field>();
  const { grid } = ground;
  const compiled = { data, grid, ground, printed: createPrinted(data.map, grid), sights };
  const world: World = {
    ...compiled,
    reach: createReach(grid),
    fields: new ByScenario(all),
    plainSteps: createPlainSteps(ground),
    markerHexes: [],
  };
  for (const scenario of data.scenarios.scenarios) all.set(scenario.id, createField(world, scenario));
  return world;
}

function createField(world: World, scenario: Scenario): Field {
  const { data, grid, ground, sights } = world;
  const roster = createRoster(data.counters, scenario);
  const zones = createZones(() => world, ground, roster, sights);
  const { columns, rows } = scenario.area;
  const isIn = (hex: HexId): boolean => within(ground.column[hex] as number, columns) && within(ground.row[hex] as number, rows);
  return {
    scenario,
    roster,
    chits: createChits(data.counters, scenario),
    area: Uint8Array.from(ground.terrain, (_, hex) => (isIn(hex) ? 1 : 0)),
    protected: protectedHexes(ground, scenario),
    kept: around(grid, scenario.beach?.reinforcementHexes ?? [], data.tables.naval.clear),
    waveBoxes: scenario.beach ? WAVE_BOXES[scenario.beach.beach] : [],
    sandViews: createSandViews(),
    order: new Order(grid.size),
    tried: new Once(grid.size),
    places: new Once(grid.size),
    ...createWhereabouts(ground, roster, zones),
  };
}

/** O5 */
function protectedHexes({ grid }: Ground, { special }: Scenario): Uint8Array {
  const found = new Uint8Array(grid.size);
  for (const { rule, hexes, within: reach } of special) if (rule === 'protected') around(grid, hexes, reach, found);
  return found;
}

function around(grid: Grid, hexes: readonly string[], reach: number, found: Uint8Array = new Uint8Array(grid.size)): Uint8Array {
  for (const label of hexes) for (const hex of grid.within(grid.parse(label) as HexId, reach)) found[hex] = 1;
  return found;
}

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Where a unit stands; −1 off the map. */
export const hexOf = (open: Pick<Open, 'hex'>, unit: UnitId): HexId => open.hex[unit] as HexId;
