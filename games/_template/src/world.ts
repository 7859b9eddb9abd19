import { createReach, type Grid, type Reach } from '@bocage/hex';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createRoster, type Roster } from './roster.js';

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly roster: Roster;
  /** Scratch buffers: one of the two things a module may keep between calls. */
  readonly reach: Reach;
}

export function createWorld(data: GameData): World {
  const ground = createGround(data);
  return { data, grid: ground.grid, ground, roster: createRoster(data), reach: createReach(ground.grid) };
}
