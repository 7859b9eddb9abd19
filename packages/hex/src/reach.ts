import type { Direction, HexId } from './grid.js';

/** What a step costs in whole units (thirds, halves, … of a movement point), or a negative number when it may not be taken. */
export type StepCost = (from: HexId, direction: Direction, to: HexId) => number;

/** More whole units than any unit has; for reach without end there is flood. */
export const MAX_BUDGET = 1 << 20;

/** Prices of steps as tables: for whoever asks so often that a question a step takes too long. */
export interface StepTables {
  /** Where each step leads, by hex * 6 + direction; negative where it may not be taken. */
  readonly targets: Int32Array;
  /** What each step costs in whole units, by hex * 6 + direction; never negative where it leads anywhere. */
  readonly costs: Int16Array;
  /** The least that any step out of each hex costs: see `leastCosts`. */
  readonly least: Int16Array;
  /** What entering a hex costs besides; negative where it may not be entered. */
  readonly entry: Int16Array;
  /** Not 0 where whoever enters goes no further. Does not hold for the start. */
  readonly ends: Uint8Array;
  /** What each step out of the start costs besides. */
  readonly departure: number;
}

/** Answers of the last run; valid until the next run of the same Reach. */
export interface Reached {
  /** How many hexes were reached, the start included. */
  readonly count: number;
  /** The first `count` entries are the reached hexes in order of cost. */
  readonly hexes: Int32Array;
  /** −1 when the hex was not reached. */
  cost(hex: HexId): number;
  /** From the start to the hex, both included; empty when the hex was not reached. */
  path(hex: HexId): HexId[];
}

/** Scratch buffers for one grid. Create once per map, reuse for every question; a stepCost may not ask the same Reach. */
export interface Reach {
  /** Every hex that can be reached within a budget of whole units. */
  run(start: HexId, budget: number, stepCost: StepCost): Reached;
  /** The same as `run`, in the same order, with prices read from tables. */
  runOver(start: HexId, budget: number, tables: StepTables): Reached;
  /** Every hex connected to any start through steps that cost 0 or more; its cost is the number of steps from the nearest start. */
  flood(starts: readonly HexId[], stepCost: StepCost): Reached;
}
