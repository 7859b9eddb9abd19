import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { megaSeat } from '../seats.js';
import { DUEL, type Field, type Open, STAFF, type StageId } from '../types.js';
import type { World } from '../world.js';
import { formationOf } from './fuel.js';

/** §9.5 What a seat may look at on the main map. */
export type Sight = 'all' | 'none' | { readonly formations: readonly number[] };

type OpenForSight = Pick<Open, 'way' | 'sight' | 'stage' | 'player' | 'command' | 'attached'>;

const formationsWhere = (world: World, holds: (formation: number) => boolean): number[] => [...world.formations.side.keys()].filter(holds);

/** §4.3 §4.5 The steps in which others than divisions come to the map. */
const AT_MAP: readonly StageId[] = ['place', 'interference', 'orders'];

/** §9.5 What a chair of the hall sees. */
function sightOfRole(world: World, open: OpenForSight, team: number, role: string): Sight {
  const level = world.teams.level[team] as Level;
  if (level === 'control') return 'all';
  if (level === 'division') {
    const looks = role === 'operations' || role === 'intelligence';
    return looks ? { formations: formationsWhere(world, (formation) => open.player[formation] === team) } : 'none';
  }
  if (level === 'german') return { formations: formationsWhere(world, (formation) => open.player[formation] === team) };
  if (level === 'coordinator') return { formations: formationsWhere(world, (formation) => open.command[formation] === team) };
  if (!AT_MAP.includes(open.stage)) return 'none';
  if (level === 'corps' && role === 'commander')
    return { formations: formationsWhere(world, (formation) => open.player[formation] === team) };
  const placesCards = level === 'army-group' && (role === 'air' || role === 'special') && open.stage !== 'orders';
  return placesCards ? 'all' : 'none';
}

/** §9.5 In a staff game a headquarters has all its roles, and a corps those of its divisions. */
function sightOfHeadquarters(world: World, open: OpenForSight, team: number): Sight {
  const roles = world.teams.roles[team] as readonly string[];
  const seen = roles.map((role) => sightOfRole(world, open, team, role));
  if (seen.includes('all')) return 'all';
  if (world.teams.level[team] === 'corps' || world.teams.level[team] === 'coordinator')
    return { formations: formationsWhere(world, (formation) => open.command[formation] === team || open.player[formation] === team) };
  return 'none';
}

/** §9.5 What a seat of the table may look at. */
export function sightOf(world: World, open: OpenForSight, seat: Seat): Sight {
  if (open.way === DUEL || open.sight === 1 || seat.startsWith('control')) return 'all';
  const team = [...world.teams.id.keys()].find((one) => {
    if (open.way === STAFF) return world.teams.id[one] === seat;
    return (world.teams.roles[one] as readonly string[]).some((role) => megaSeat(world.teams, { team: one, role }) === seat);
  });
  if (team === undefined) return 'none';
  if (open.way === STAFF) return sightOfHeadquarters(world, open, team);
  return sightOfRole(world, open, team, seat.slice((world.teams.id[team] as string).length + 1));
}

/** §9.5 The hexes these seats together see: 1 for each. The spectator sees what everybody sees: the whole map or nothing. */
export function seenHexes(world: World, open: OpenForSight, field: Pick<Field, 'hex'>, seats: readonly Seat[]): Uint8Array {
  const seen = new Uint8Array(world.grid.size);
  if (open.way === DUEL || open.sight === 1) return seen.fill(1);
  for (const seat of seats) {
    const sight = sightOf(world, open, seat);
    if (sight === 'all') return seen.fill(1);
    if (sight === 'none') continue;
    field.hex.forEach((hex, unit) => {
      if (hex < 0 || !sight.formations.includes(formationOf(open, unit))) return;
      for (const at of world.grid.within(hex, world.data.tables.sight.division)) seen[at] = 1;
    });
  }
  return seen;
}
