import { createReach, type Grid, leastCosts, type Reach } from '@bocage/hex';
import { indexByHex, type Occupancies } from '@bocage/wargame';
import { type BattleOrders, createBattleOrders } from './battle-orders.js';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createOccupancies, type Occupancy } from './occupancy.js';
import { createRoster, type Roster } from './roster.js';
import type { Mover } from './rules/movement.js';
import { type Column, readColumns } from './rules/odds.js';
import { createSupplyLines, type SupplyLines } from './rules/supply.js';
import { stepCosts } from './rules/terrain-costs.js';
import { zocTargets } from './rules/zoc.js';
import type { Open } from './types.js';

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly orders: BattleOrders;
  readonly crt: readonly Column[];
  /** Cost of a step in thirds by hexside, without ZOC; negative where it may not be taken. Light units, then heavy. */
  readonly costs: readonly [Int16Array, Int16Array];
  /** The least that any step out of a hex costs. Light units, then heavy. */
  readonly leastCosts: readonly [Int16Array, Int16Array];
  /** The hex each step leads to, by hexside; −1 where it may not be taken. */
  readonly stepTargets: Int32Array;
  /** The hex a unit controls through each of its hexsides, −1 none. */
  readonly zocTargets: Int32Array;
  /** Where supply lines can run: Allied, then German. */
  readonly supplyLines: readonly [SupplyLines, SupplyLines];
  /** Hexes that victory asks for, in the order of the `control` column. */
  readonly controlHexes: readonly number[];
  readonly controlIndex: Int16Array;
  /** Who stands where, kept beside each open state and never saved. */
  readonly occupancies: Occupancies<Open, Occupancy>;
  readonly scratch: Scratch;
}

/** Buffers shared by every question to one world. */
export interface Scratch {
  readonly reach: Reach;
  mover: Mover | undefined;
  /** The supply line being drawn, hex by hex. */
  readonly line: Int32Array;
  /** The search that came upon each hex, counted from 1, and what each search found. */
  readonly searched: Int16Array;
  readonly answers: Uint8Array;
}

export function createWorld(data: GameData): World {
  const ground = createGround(data);
  const roster = createRoster(data);
  const { grid } = ground;
  const places = data.scenarios.victory.places.flatMap((place) => place.hexes.map((label) => grid.parse(label) as number));
  const controlHexes = [...new Set([...places, ...ground.beachHexes.flat()])];
  const targets = zocTargets(ground);
  const costs = [stepCosts(data, ground, 0), stepCosts(data, ground, 1)] as const;
  return {
    data,
    grid,
    ground,
    roster,
    orders: createBattleOrders(data, ground, roster),
    crt: readColumns(data.tables.crt.columns),
    costs,
    leastCosts: [leastCosts(costs[0]), leastCosts(costs[1])],
    stepTargets: grid.neighbours.map((to, i) => ((costs[0][i] as number) < 0 ? -1 : to)),
    zocTargets: targets,
    supplyLines: [createSupplyLines(ground, ground.beaches), createSupplyLines(ground, ground.germanSources)],
    controlHexes,
    controlIndex: indexByHex(grid, controlHexes),
    occupancies: createOccupancies({ data, grid, roster, zocTargets: targets }),
    scratch: {
      reach: createReach(grid),
      mover: undefined,
      line: new Int32Array(grid.size),
      searched: new Int16Array(grid.size),
      answers: new Uint8Array(grid.size + 1),
    },
  };
}
