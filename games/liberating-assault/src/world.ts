import { createReach, type Grid, type Reach } from '@bocage/hex';
import type { Occupancies } from '@bocage/wargame';
import type { GameData } from './data/shapes.js';
import { createGround, type Ground } from './ground.js';
import { createOccupancies, type Occupancy } from './occupancy.js';
import { createFormations, createRoster, type Formations, type Roster } from './roster.js';
import { createTeams, type Teams } from './teams.js';
import type { Field } from './types.js';

/** The data of one game, compiled once: everything rules and steps read besides the state. */
export interface World {
  readonly data: GameData;
  readonly grid: Grid;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly formations: Formations;
  readonly teams: Teams;
  /** Who holds cards: the teams, then the formations. */
  readonly holders: number;
  /** Hexes that score, in the order of the `held` column (§10.4). */
  readonly places: readonly number[];
  /** Who stands where, kept beside each `hex` column and never saved: a view that shows the whole column shares it. */
  readonly occupancies: Occupancies<Field['hex'], Occupancy>;
  readonly reach: Reach;
  /** A 1 for every hex: what somebody who may look everywhere sees. */
  readonly everywhere: Uint8Array;
}

export function createWorld(data: GameData): World {
  const ground = createGround(data.map);
  const roster = createRoster(data, ground);
  const formations = createFormations(data);
  const teams = createTeams(data);
  return {
    data,
    grid: ground.grid,
    ground,
    roster,
    formations,
    teams,
    holders: teams.count + formations.count,
    places: data.scenarios.places.list.map(({ hex }) => ground.grid.parse(hex) as number),
    occupancies: createOccupancies({ grid: ground.grid, ground, roster }),
    reach: createReach(ground.grid),
    everywhere: new Uint8Array(ground.grid.size).fill(1),
  };
}

/** The holder of a formation’s cards. A corps’ cards are its team’s. */
export function holderOf(world: World, formation: number): number {
  const { formations, teams } = world;
  if (formations.level[formation] === 'corps') return teams.ids.get(formations.team[formation] as string) as number;
  return teams.count + formation;
}
