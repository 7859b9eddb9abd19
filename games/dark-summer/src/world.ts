import { createReach, type Grid, type Reach } from '@bocage/hex';
import { indexByHex, type Occupancies, Order } from '@bocage/wargame';
import { createSearch, type Search } from './caches/search.js';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createOccupancies, type Occupancy } from './occupancy.js';
import { createRoster, type Roster } from './roster.js';
import { zocTargets } from './rules/6-zones/zoc.js';
import { type CostTables, createCostTables, createStepTables, type StepTable } from './rules/10-movement/terrain-costs.js';
import type { Open } from './types.js';

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly costs: CostTables;
  /** The same, class by class, for a search over tables. */
  readonly steps: readonly StepTable[];
  /** The hex a unit projects its zone into through each hexside by the map alone, −1 none. */
  readonly zocTargets: Int32Array;
  /** Hexes that victory asks for, in the order of the `control` column. */
  readonly controlHexes: readonly number[];
  readonly controlIndex: Int16Array;
  /** The same by the printed number of a hex. */
  readonly controlNumbered: ReadonlyMap<string, number>;
  /** Who stands where, kept beside each open state and never saved. */
  readonly occupancies: Occupancies<Open, Occupancy>;
  readonly reach: Reach;
  /** For one flood after another: what it has reached, and where it may not go any more. */
  readonly flooded: { readonly queue: Int32Array; readonly shut: Uint8Array };
  readonly search: Search;
  /** For hexes found in another order. */
  readonly order: Order;
}

/** §2.4 Control matters for victory only, so only those hexes keep it, and a few for the record. */
function findControlHexes({ scenarios }: GameData, grid: Grid): number[] {
  const { caen, saintLo, others, noted } = scenarios.places;
  const labels = [...caen, saintLo, ...[...others, ...noted].map(({ hex }) => hex), scenarios.suddenDeath.avranches];
  return [...new Set(labels)].map((label) => grid.parse(label) as number);
}

export function createWorld(data: GameData): World {
  const ground = createGround(data.map);
  const { grid } = ground;
  const controlHexes = findControlHexes(data, grid);
  const roster = createRoster(data, ground);
  const targets = zocTargets(ground);
  const costs = createCostTables(data.tables.movement, ground);
  return {
    data,
    grid,
    ground,
    roster,
    costs,
    steps: createStepTables(grid, costs),
    zocTargets: targets,
    controlHexes,
    controlIndex: indexByHex(grid, controlHexes),
    controlNumbered: new Map(controlHexes.map((hex, i) => [grid.label(hex), i])),
    occupancies: createOccupancies({ grid, ground, roster, zocTargets: targets }),
    reach: createReach(grid),
    flooded: { queue: new Int32Array(grid.size), shut: new Uint8Array(grid.size + 1).fill(1) },
    search: createSearch(grid),
    order: new Order(grid.size),
  };
}
