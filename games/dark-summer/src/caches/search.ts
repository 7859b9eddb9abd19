import { createReach, type Grid, type Reached } from '@bocage/hex';
import type { Passage } from '../rules/10-movement/passage.js';
import type { StepTable } from '../rules/10-movement/terrain-costs.js';

/** Searches for moves on one map, with buffers of its own. */
export interface Search {
  /** What is reached from a hex with so many halves of a point; valid until the next search. */
  from(start: number, budget: number, table: StepTable, passage: Passage): Reached;
}

/** A player is shown where a unit can go, then it goes there: the second time the first search still stands. */
export function createSearch(grid: Grid): Search {
  const reach = createReach(grid);
  let reached: Reached | undefined;
  let lastStart = -1;
  let lastBudget = -1;
  let lastTable: StepTable | undefined;
  let lastPassage: Passage | undefined;
  return {
    from(start, budget, table, passage) {
      const isSame = lastStart === start && lastBudget === budget && lastTable === table && lastPassage === passage;
      if (reached && isSame) return reached;
      lastStart = start;
      lastBudget = budget;
      lastTable = table;
      lastPassage = passage;
      reached = run(start, budget, table, passage);
      return reached;
    },
  };

  function run(start: number, budget: number, { targets, costs, least }: StepTable, { entry, zones }: Passage): Reached {
    const tables = { targets, costs, least, entry, ends: zones, departure: 0 };
    if (zones[start] === 0) return reach.runOver(start, budget, tables);
    closeZones(targets, zones, start);
    const found = reach.runOver(start, budget, tables);
    targets.set(closed, start * 6);
    return found;
  }
}

/** The steps out of a start as they were before some were closed for one search. */
const closed = new Int32Array(6);

/** §6.3 Who starts in an enemy zone leaves it by a hex that is in none. */
function closeZones(targets: Int32Array, zones: Uint8Array, start: number): void {
  for (let i = 0; i < 6; i++) {
    const to = targets[start * 6 + i] as number;
    closed[i] = to;
    if (to >= 0 && zones[to] !== 0) targets[start * 6 + i] = -1;
  }
}
