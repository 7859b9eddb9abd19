import { createReach, type Grid, type Reach } from '@bocage/hex';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { Order } from './order.js';
import { NearMap } from './remembered.js';
import { createRoster, type Roster } from './roster.js';
import { createSearch, type Search } from './rules/search.js';
import { type CostTables, createCostTables, createStepTables, type StepTable } from './rules/terrain-costs.js';
import { zocTargets } from './rules/zoc.js';
import type { Standing } from './standing.js';
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
  readonly standings: NearMap<Open, Standing>;
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
  const controlIndex = new Int16Array(grid.size).fill(-1);
  controlHexes.forEach((hex, i) => {
    controlIndex[hex] = i;
  });
  const costs = createCostTables(data.tables.movement, ground);
  return {
    data,
    grid,
    ground,
    roster: createRoster(data, ground),
    costs,
    steps: createStepTables(grid, costs),
    zocTargets: zocTargets(ground),
    controlHexes,
    controlIndex,
    controlNumbered: new Map(controlHexes.map((hex, i) => [grid.label(hex), i])),
    standings: new NearMap(),
    reach: createReach(grid),
    flooded: { queue: new Int32Array(grid.size), shut: new Uint8Array(grid.size + 1).fill(1) },
    search: createSearch(grid),
    order: new Order(grid.size),
  };
}
