import type { Seat } from '@bocage/kernel';
import type { Level } from './data/shapes.js';
import type { Teams } from './teams.js';
import { DUEL, MEGA, STAFF } from './types.js';

const ALLIED_LEVELS: readonly Level[] = ['army-group', 'army', 'corps', 'division'];
/** Who has a seat in a staff game: everybody above the divisions. */
const STAFF_LEVELS: readonly Level[] = ['army-group', 'army', 'corps', 'coordinator'];
export const isAlliedLevel = (level: Level): boolean => ALLIED_LEVELS.includes(level);

/** One chair of the hall: a team and a role in it. */
export interface Power {
  readonly team: number;
  readonly role: string;
}

/** The seat of a chair when every chair is a seat of its own. */
export const megaSeat = (teams: Pick<Teams, 'chairs'>, { team, role }: Power): Seat => teams.chairs[team]?.get(role) as Seat;

export interface SeatOfTable {
  readonly id: Seat;
  readonly title: string;
  readonly side?: 'allied' | 'german';
  readonly umpire?: true;
}

/** §9.8 Control is on no side. */
const sideOfLevel = (level: Level): { side?: 'allied' | 'german'; umpire?: true } =>
  level === 'control' ? { umpire: true } : { side: isAlliedLevel(level) ? 'allied' : 'german' };

/** Every seat of one way to play, control last. */
export function seatsOfWay(teams: Teams, way: number): readonly SeatOfTable[] {
  const control: SeatOfTable = { id: 'control', title: 'Control', umpire: true };
  if (way === DUEL) return [{ id: 'allied', title: 'Allied' }, { id: 'german', title: 'German' }, control];
  const indices = teams.id.map((_, team) => team);
  if (way === STAFF) {
    const seated = indices.filter((team) => STAFF_LEVELS.includes(teams.level[team] as Level));
    return [
      ...seated.map((team) => ({
        id: teams.id[team] as string,
        title: teams.title[team] as string,
        ...sideOfLevel(teams.level[team] as Level),
      })),
      control,
    ];
  }
  return indices.flatMap((team) =>
    (teams.roles[team] as readonly string[]).map((role) => ({
      id: megaSeat(teams, { team, role }),
      title: `${teams.title[team]}, ${role.replace('-', ' ')}`,
      ...sideOfLevel(teams.level[team] as Level),
    })),
  );
}

interface Chairs {
  readonly ids: readonly Seat[];
  readonly index: ReadonlyMap<Seat, number>;
}

const kept = new WeakMap<Teams, readonly Chairs[]>();

function chairsOf(teams: Teams, way: number): Chairs {
  let ways = kept.get(teams);
  if (!ways) {
    ways = [DUEL, STAFF, MEGA].map((one) => {
      const ids = seatsOfWay(teams, one).map(({ id }) => id);
      return { ids, index: new Map(ids.map((id, chair) => [id, chair])) };
    });
    kept.set(teams, ways);
  }
  return ways[way] as Chairs;
}

/** The seats of a table in the order of the columns by seat. */
export const seatIds = (teams: Teams, way: number): readonly Seat[] => chairsOf(teams, way).ids;

/** Where a seat’s own values are in the columns by seat; −1 for one that has no seat here. */
export const chairIndex = (teams: Teams, way: number, seat: Seat): number => chairsOf(teams, way).index.get(seat) ?? -1;

const teamsOfSeats = new WeakMap<Teams, ReadonlyMap<Seat, Power>>();

/** The chair a seat of a megagame is, by its name. */
export function powerOf(teams: Teams, seat: Seat): Power | undefined {
  let powers = teamsOfSeats.get(teams);
  if (!powers) {
    const all = teams.roles.flatMap((roles, team) => roles.map((role): Power => ({ team, role })));
    powers = new Map(all.map((power) => [megaSeat(teams, power), power]));
    teamsOfSeats.set(teams, powers);
  }
  return powers.get(seat);
}

export const wayOf = (id: string): number => (id === 'duel' ? DUEL : id === 'staff' ? STAFF : MEGA);
