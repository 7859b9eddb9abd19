import type { GameData } from '../data/shapes.js';
import { ALL_SEA, BOCAGE, CITY, FLOODED, type Ground, RIVER, ROAD } from '../ground.js';

/** Index into the two movement columns of the terrain chart. */
export type MovementClass = 0 | 1;

/** §E.1 §E.2 Which column of the chart a unit uses: by its printed allowance, even while it lacks supply. */
export function classOf(data: GameData, allowance: number): MovementClass {
  return allowance <= data.tables.movement.lightUpTo ? 0 : 1;
}

/** §E.1 §E.2 The cost of every step in thirds of a point, zones of control not counted; −1 where no unit may go. */
export function stepCosts(data: GameData, ground: Ground, kind: MovementClass): Int16Array {
  return Int16Array.from(ground.grid.neighbours, (to, i) => {
    const side = ground.sides[i] as number;
    // §E.7
    if (to < 0 || (side & ALL_SEA) !== 0) return -1;
    return enterCost(data, ground.terrain[to] as number, side, kind) + crossingCost(data, side);
  });
}

/** §E.4 Note A: the road and city rate holds only through a hexside that a road crosses; off it a city costs what clear costs. */
function enterCost(data: GameData, terrain: number, side: number, kind: MovementClass): number {
  const { clear, bocage, city, road } = data.tables.movement;
  if ((side & ROAD) !== 0) return (terrain === CITY ? city : road)[kind] as number;
  return (terrain === BOCAGE ? bocage : clear)[kind] as number;
}

/** §E.9 §E.10 The extra for water, cancelled where a road crosses that hexside. */
function crossingCost(data: GameData, side: number): number {
  if ((side & ROAD) !== 0) return 0;
  const { river, flooded } = data.tables.movement;
  return ((side & RIVER) !== 0 ? river : 0) + ((side & FLOODED) !== 0 ? flooded : 0);
}
