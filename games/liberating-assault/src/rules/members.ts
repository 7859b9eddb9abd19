import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { isAlliedLevel, powerOf } from '../seats.js';
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

const sides = new WeakMap<World, Map<Seat, Member>>();

/** The sides of a duel never change. */
function sideMember(world: World, seat: Seat): Member {
  const kept = sides.get(world) ?? new Map<Seat, Member>();
  sides.set(world, kept);
  const member = kept.get(seat) ?? ofSide(world, seat);
  kept.set(seat, member);
  return member;
}

/** §9.1 to §9.4 §9.9 */
export function memberOf(world: World, open: OpenForMembers, seat: Seat): Member {
  if (seat.startsWith('control')) return { control: true, teams: [], formations: [], role: '' };
  if (open.way === DUEL) return sideMember(world, seat);
  const power = open.way === STAFF ? { team: world.teams.ids.get(seat) ?? -1, role: '' } : powerOf(world.teams, seat);
  if (!power || power.team < 0) throw new Error(`no seat named ${seat}`);
  const { team, role } = power;
  const hasAllBelow = open.way === STAFF || world.teams.level[team] === 'coordinator';
  const formations: number[] = [];
  for (let formation = 0; formation < open.player.length; formation++)
    if (open.player[formation] === team || (hasAllBelow && open.command[formation] === team)) formations.push(formation);
  return { control: false, teams: [team], formations, role };
}
