import type { Seat } from '@bocage/kernel';
import type { GameData, Level } from './data/shapes.js';

/** The teams of the hall, as columns, seniors first (§9.1 to §9.4, §9.9). */
export interface Teams {
  readonly count: number;
  readonly ids: ReadonlyMap<string, number>;
  readonly id: readonly string[];
  readonly title: readonly string[];
  readonly level: readonly Level[];
  /** −1 for the army group, the coordinators and control. */
  readonly superior: readonly number[];
  readonly roles: readonly (readonly string[])[];
  /** By team and role: the name of the chair when every chair is a seat of its own. */
  readonly chairs: readonly ReadonlyMap<string, Seat>[];
}

export function createTeams({ scenarios }: Pick<GameData, 'scenarios'>): Teams {
  const { teams, roles } = scenarios;
  return {
    count: teams.length,
    ids: new Map(teams.map(({ id }, i) => [id, i])),
    id: teams.map(({ id }) => id),
    title: teams.map(({ title }) => title),
    level: teams.map(({ level }) => level),
    superior: teams.map(({ superior }) => teams.findIndex(({ id }) => id === superior)),
    roles: teams.map(({ level }) => roles[level]),
    chairs: teams.map(({ id, level }) => new Map(roles[level].map((role) => [role, `${id}-${role}`]))),
  };
}

/** Armies and corps of one army, and what teams are whose: the two armies in the order of the card tables. */
export const ARMIES = ['us-army', 'br-army'] as const;
export const COORDINATORS = ['german-west', 'german-centre', 'german-east'] as const;
