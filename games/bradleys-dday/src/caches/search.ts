import { createReach, type Grid, type HexId, type Reached } from '@bocage/hex';
import type { Occupancy } from '../occupancy.js';
import type { Side } from '../sides.js';
import type { StepTable } from './step-costs.js';

/** Searches for moves on one map, with buffers of its own. */
export interface Search {
  /** What a unit of a side reaches from a hex with so many halves of a point; valid until the next search. */
  from(start: HexId, budget: number, table: StepTable, side: Side, occupancy: Occupancy): Reached;
}

/** A player is shown where a unit can go, then it goes there: the second time the first search still stands. */
export function createSearch(grid: Grid): Search {
  const reach = createReach(grid);
  const kept = new Int32Array(DIRECTIONS);
  let reached: Reached | undefined;
  let lastStart = -1;
  let lastBudget = -1;
  let lastSide = -1;
  let lastVersion = -1;
  let lastTable: StepTable | undefined;
  let lastOccupancy: Occupancy | undefined;
  return {
    from(start, budget, table, side, occupancy) {
      const { version } = occupancy;
      const isSame = lastStart === start && lastBudget === budget && lastSide === side && lastTable === table && lastVersion === version;
      if (reached && isSame && lastOccupancy === occupancy) return reached;
      lastStart = start;
      lastBudget = budget;
      lastSide = side;
      lastVersion = version;
      lastTable = table;
      lastOccupancy = occupancy;
      reached = run(start, budget, table, occupancy.entry[side], occupancy.zoc[side === 0 ? 1 : 0]);
      return reached;
    },
  };

  function run(start: HexId, budget: number, { targets, costs, least }: StepTable, entry: Int16Array, zones: Uint8Array): Reached {
    const tables = { targets, costs, least, entry, ends: zones, departure: 0 };
    if (zones[start] === 0) return reach.runOver(start, budget, tables);
    closeZones(targets, zones, start, kept);
    const found = reach.runOver(start, budget, tables);
    for (let direction = 0; direction < DIRECTIONS; direction++) targets[start * DIRECTIONS + direction] = kept[direction] as number;
    return found;
  }
}

const DIRECTIONS = 6;

/** §9.1.2 Nobody goes from one zone straight into another. Keeps the steps out of the start as they were. */
function closeZones(targets: Int32Array, zones: Uint8Array, start: HexId, kept: Int32Array): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = targets[start * DIRECTIONS + direction] as number;
    kept[direction] = to;
    if (to >= 0 && zones[to] !== 0) targets[start * DIRECTIONS + direction] = -1;
  }
}
