import type { Tables } from '../data/shapes.js';
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
} from '../ground.js';

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

/** Cost of every step in halves of a point, −1 where it may not be taken; by class. */
export type CostTables = readonly Int16Array[];

export const tableIndex = ({ column, heavy, roads }: MoverClass): number => column * 4 + (heavy ? 2 : 0) + (roads ? 1 : 0);

/** §10.2 */
export function createCostTables(movement: Movement, ground: Ground): CostTables {
  const tables: Int16Array[] = [];
  for (const column of [0, 1, 2] as const) {
    for (const heavy of [false, true]) {
      for (const roads of [false, true]) tables.push(stepCosts(movement, ground, { column, heavy, roads }));
    }
  }
  return tables;
}

function stepCosts(movement: Movement, ground: Ground, mover: MoverClass): Int16Array {
  return Int16Array.from(ground.grid.neighbours, (to, i) => {
    const side = ground.sides[i] as number;
    if (to < 0 || (side & IMPASSABLE) !== 0) return -1;
    const bridged = (side & ROAD) !== 0;
    if (mover.heavy && (side & MAJOR_RIVER) !== 0 && !bridged) return -1;
    if (mover.roads && bridged) return (side & MAJOR_ROAD) !== 0 ? movement.majorRoad : movement.minorRoad;
    return (enterCosts(movement, ground.terrain[to] as number)[mover.column] as number) + (bridged ? 0 : riverCost(movement, side));
  });
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
