import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { isAlliedLevel, megaSeat } from '../seats.js';
import { DUEL, GERMAN, type Open, STAFF } from '../types.js';
import type { World } from '../world.js';

/** §9.5 What a seat of the table is part of. */
export interface Member {
  /** Umpires belong to nobody and may look at everything. */
  readonly control: boolean;
  readonly teams: readonly number[];
  /** Divisions and corps it has a say in, or whose team it is one of. */
  readonly formations: readonly number[];
  /** Its only role in a megagame; otherwise it has all of its teams’. */
  readonly role: string;
}

export type OpenForMembers = Pick<Open, 'way' | 'player' | 'command'>;

const indices = (length: number): number[] => Array.from({ length }, (_, i) => i);

function ofSide(world: World, seat: Seat): Member {
  const isGerman = seat === 'german';
  return {
    control: false,
    teams: indices(world.teams.count).filter((team) => {
      const level = world.teams.level[team] as Level;
      return level !== 'control' && isAlliedLevel(level) !== isGerman;
    }),
    formations: indices(world.formations.count).filter((formation) => (world.formations.side[formation] === GERMAN) === isGerman),
    role: '',
  };
}

/** §9.1 to §9.4 §9.9 */
export function memberOf(world: World, open: OpenForMembers, seat: Seat): Member {
  if (seat.startsWith('control')) return { control: true, teams: [], formations: [], role: '' };
  if (open.way === DUEL) return ofSide(world, seat);
  const isOwn = (team: number): boolean =>
    open.way === STAFF
      ? world.teams.id[team] === seat
      : (world.teams.roles[team] as readonly string[]).some((role) => megaSeat(world.teams, { team, role }) === seat);
  const team = indices(world.teams.count).find(isOwn);
  if (team === undefined) throw new Error(`no seat named ${seat}`);
  const plays = (formation: number): boolean =>
    open.player[formation] === team ||
    (open.command[formation] === team && (open.way === STAFF || world.teams.level[team] === 'coordinator'));
  return {
    control: false,
    teams: [team],
    formations: indices(world.formations.count).filter(plays),
    role: open.way === STAFF ? '' : seat.slice((world.teams.id[team] as string).length + 1),
  };
}
