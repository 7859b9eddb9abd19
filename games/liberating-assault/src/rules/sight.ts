import type { Seat } from '@bocage/kernel';
import type { Level } from '../data/shapes.js';
import { AT_SEA, DUEL, type Field, NONE, type Open, type Sealed, type StageId } from '../types.js';
import type { World } from '../world.js';
import { coastOf } from './landing.js';
import { type Member, memberOf } from './members.js';
import { unitsOf } from './units-of.js';

/** §9.5 What a seat may look at on the main map. */
export type Sight = 'all' | 'none' | { readonly formations: readonly number[] };

type OpenForSight = Pick<Open, 'way' | 'sight' | 'stage' | 'player' | 'command' | 'attached'>;

/** §4.3 §4.5 The steps in which others than divisions come to the map. */
const AT_MAP: readonly StageId[] = ['place', 'interference', 'orders'];

/** §9.4 Officers of a division who go to the map. */
const LOOKERS: readonly string[] = ['', 'operations', 'intelligence'];

/** §9.1 The army group’s two commanders look at the map while they have cards there. */
const seesTables = (open: OpenForSight, role: string): boolean =>
  ['', 'air', 'special'].includes(role) && (open.stage === 'place' || open.stage === 'interference');

/** §9.5 What an officer of a team sees; without a role he is all of them. */
function sightOfMember(world: World, open: OpenForSight, { teams, formations, role }: Member): Sight {
  const level = world.teams.level[teams[0] as number] as Level;
  const own: Sight = { formations };
  if (level === 'german' || level === 'coordinator') return own;
  if (level === 'division') return LOOKERS.includes(role) ? own : 'none';
  if (level === 'army-group') return seesTables(open, role) ? 'all' : 'none';
  if (level !== 'corps') return 'none';
  // A corps that stands for its divisions has their eyes.
  return role === '' || (role === 'commander' && AT_MAP.includes(open.stage)) ? own : 'none';
}

/** §9.5 What a seat of the table may look at. */
export function sightOf(world: World, open: OpenForSight, seat: Seat): Sight {
  const member = memberOf(world, open, seat);
  return open.way === DUEL || open.sight === 1 || member.control ? 'all' : sightOfMember(world, open, member);
}

/** Three hexes around a counter; from the sea the coast of the corps and the hexes behind it. */
function lookOut(world: World, open: OpenForSight, field: Pick<Field, 'hex'>, formation: number, seen: Uint8Array): void {
  const { ground } = world;
  let last = NONE;
  for (const unit of unitsOf(world, open, formation)) {
    const hex = field.hex[unit] as number;
    if (hex === last || (hex < 0 && hex !== AT_SEA)) continue;
    last = hex;
    if (hex >= 0) for (const at of ground.around(hex, world.data.tables.sight.division)) seen[at] = 1;
    else for (const beach of coastOf(world, open, formation)) for (const at of ground.around(beach, 1)) seen[at] = 1;
  }
}

/** §9.5 The hexes these seats together see: 1 for each. The spectator sees what everybody sees: the whole map or nothing. */
export function seenHexes(world: World, open: OpenForSight, field: Pick<Sealed, 'hex' | 'told'>, seats: readonly Seat[]): Uint8Array {
  if (open.way === DUEL || open.sight === 1) return world.everywhere;
  const seen = new Uint8Array(world.grid.size);
  for (const seat of seats) {
    const member = memberOf(world, open, seat);
    for (let i = 0; i < field.told.length; i += 2)
      if (member.teams.includes(field.told[i] as number)) seen[field.told[i + 1] as number] = 1;
    const sight = sightOf(world, open, seat);
    if (sight === 'all') return world.everywhere;
    if (sight === 'none') continue;
    for (const formation of sight.formations) lookOut(world, open, field, formation, seen);
  }
  return seen;
}
