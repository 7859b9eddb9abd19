import { type Grid, leastCosts, type StepTables } from '@bocage/hex';
import type { Tables } from '../../data/shapes.js';
import {
  BOCAGE,
  CITY,
  FOREST,
  type Ground,
  IMPASSABLE,
  MAJOR_RIVER,
  MAJOR_ROAD,
  MINOR_RIVER,
  RIVER,
  ROAD,
  TOWN,
  WOODS,
} from '../../ground.js';

type Movement = Tables['movement'];

/** Which column of the Terrain Effects Chart: Allied, German, German in rain and storm (§7.2.2). */
export type CostColumn = 0 | 1 | 2;

/** What a mover is, as far as costs go. */
export interface MoverClass {
  readonly column: CostColumn;
  /** Armor, armored cavalry, Flak and mechanized units need bridges over major rivers (§10.2). */
  readonly heavy: boolean;
  /** May it use the road rate (§7.2.2, §9.4.2)? */
  readonly roads: boolean;
}

/** Cost of every step in halves of a point by hex * 6 + direction, −1 where it may not be taken; by class. */
export type CostTables = readonly Int16Array[];

/** The same as `Reach.runOver` reads it. */
export type StepTable = Pick<StepTables, 'targets' | 'costs' | 'least'>;

export const tableIndex = ({ column, heavy, roads }: MoverClass): number => column * 4 + (heavy ? 2 : 0) + (roads ? 1 : 0);

/** §9.3.3 A combined round counts hexes: a step by road is one half of what a unit has, any other all of it. */
export const COMBINED_BUDGET = 2;
const COMBINED_TABLES = 12;
export const combinedIndex = (heavy: boolean): number => COMBINED_TABLES + (heavy ? 1 : 0);

/** §10.2 §9.3.3 */
export function createCostTables(movement: Movement, ground: Ground): CostTables {
  const tables: Int16Array[] = [];
  for (const column of [0, 1, 2] as const) {
    for (const heavy of [false, true]) {
      for (const roads of [false, true]) {
        tables.push(stepCosts(ground, heavy, (side, to) => stepCost(movement, ground, { column, heavy, roads }, side, to)));
      }
    }
  }
  for (const heavy of [false, true]) tables.push(stepCosts(ground, heavy, (side) => ((side & ROAD) !== 0 ? 1 : COMBINED_BUDGET)));
  return tables;
}

export const createStepTables = (grid: Grid, tables: CostTables): StepTable[] =>
  tables.map((costs) => ({
    costs,
    targets: grid.neighbours.map((to, i) => ((costs[i] as number) < 0 ? -1 : to)),
    least: leastCosts(costs),
  }));

function stepCosts(ground: Ground, heavy: boolean, price: (side: number, to: number) => number): Int16Array {
  return Int16Array.from(ground.grid.neighbours, (to, i) => {
    const side = ground.sides[i] as number;
    const isClosed = to < 0 || (side & IMPASSABLE) !== 0 || (heavy && (side & MAJOR_RIVER) !== 0 && (side & ROAD) === 0);
    return isClosed ? -1 : price(side, to);
  });
}

function stepCost(movement: Movement, ground: Ground, mover: MoverClass, side: number, to: number): number {
  const bridged = (side & ROAD) !== 0;
  if (mover.roads && bridged) return (side & MAJOR_ROAD) !== 0 ? movement.majorRoad : movement.minorRoad;
  return (enterCosts(movement, ground.terrain[to] as number)[mover.column] as number) + (bridged ? 0 : riverCost(movement, side));
}

function enterCosts(movement: Movement, terrain: number): readonly number[] {
  if (terrain === BOCAGE) return movement.bocage;
  if (terrain === WOODS) return movement.woods;
  if (terrain === FOREST) return movement.forest;
  if (terrain === TOWN) return movement.town;
  return terrain === CITY ? movement.city : movement.clear;
}

/** §10.2 A bridge is wherever a road crosses a river; it spares the river's cost even to those who may not use the road rate. */
function riverCost(movement: Movement, side: number): number {
  if ((side & RIVER) === 0) return 0;
  return (side & MINOR_RIVER) !== 0 ? movement.minorRiver : movement.majorRiver;
}
