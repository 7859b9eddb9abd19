import type { UnitId } from '@bocage/kernel';
import type { Counter, GameData } from './data/shapes.js';
import { SEATS } from './types.js';
import type { World } from './world.js';

/** What never changes about the units. */
export interface Roster {
  readonly units: readonly Counter[];
  /** The side of each unit, as a column. */
  readonly side: readonly number[];
}

export function createRoster({ counters }: GameData): Roster {
  return { units: counters.units, side: counters.units.map(({ side }) => SEATS.indexOf(side)) };
}

export function sideOfUnit({ roster }: World, unit: UnitId): number {
  return roster.side[unit] as number;
}
