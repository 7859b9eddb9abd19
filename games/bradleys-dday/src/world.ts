import { createReach, type Grid, type Reach } from '@bocage/hex';
import { type Between, type Occupancies, Order } from '@bocage/wargame';
import { createSearch, type Search } from './caches/search.js';
import { createStepCosts, type StepCosts } from './caches/step-costs.js';
import { type HexesWhere, rememberWhere } from './caches/where.js';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createOccupancies, type Occupancy } from './occupancy.js';
import { createRoster, type Roster } from './roster.js';
import { createArcs } from './rules/arcs.js';
import { type Commands, createCommands } from './rules/automaton/compiled.js';
import { createSight } from './rules/sight.js';
import { createPairs } from './rules/stacking.js';
import { seaDistances } from './sea.js';
import type { Open } from './types.js';

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly roster: Roster;
  /** Who stands where, kept beside each open state and never saved. */
  readonly occupancies: Occupancies<Open, Occupancy>;
  /** Scratch, and tables made anew when the ground changes. */
  readonly reach: Reach;
  readonly order: Order;
  readonly stepCosts: StepCosts;
  readonly search: Search;
  /** Lines of sight, and the facings that look from a hex to another. */
  readonly sight: Between;
  readonly arcs: Between;
  /** Which two units may share a hex. */
  readonly pairs: Between;
  readonly hexesWhere: HexesWhere;
  /** Hexes to the open sea. */
  readonly toSea: Uint8Array;
  /** §20.2 */
  readonly commands: Commands;
}

export function createWorld(data: GameData): World {
  const ground = createGround(data.map);
  const roster = createRoster(data.counters);
  const { grid } = ground;
  const compiled = { data, grid, ground, roster, toSea: seaDistances(ground), commands: createCommands(data, ground, roster) };
  return { ...compiled, ...createMemory(compiled) };
}

type Memory = Pick<World, 'occupancies' | 'reach' | 'order' | 'stepCosts' | 'search' | 'sight' | 'arcs' | 'pairs' | 'hexesWhere'>;

/** What only remembers answers of the rules, with nothing asked yet. */
export const createMemory = ({ data, grid, ground, roster }: Pick<World, 'data' | 'grid' | 'ground' | 'roster'>): Memory => ({
  occupancies: createOccupancies({ grid, ground, roster }),
  reach: createReach(grid),
  order: new Order(grid.size),
  stepCosts: createStepCosts(),
  search: createSearch(grid),
  sight: createSight({ grid, ground }),
  arcs: createArcs(grid),
  pairs: createPairs({ roster, data }),
  hexesWhere: rememberWhere(ground),
});
