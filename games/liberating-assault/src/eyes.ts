import type { Seat } from '@bocage/kernel';
import { memberOf } from './rules/members.js';
import { type Duty, seatOfFormation } from './rules/roles.js';
import { seenHexes } from './rules/sight.js';
import { hostOfLent, hostsOf } from './rules/timetable.js';
import { DUEL, NONE, type Open, type Sealed } from './types.js';
import { holderOf, type World } from './world.js';

/** What some seats together may look at. Columns hold 1 where they may. */
export interface Eyes {
  readonly seats: readonly Seat[];
  readonly hexes: Uint8Array;
  /** Whether they look at the main map at all. */
  readonly areAtMap: boolean;
  /** By formation: those of their teams, whose counters off the map, targets and cards they know. */
  readonly formations: Uint8Array;
  /** Whose hands they hold. */
  readonly holders: readonly number[];
  /** Armies and coordinators whose timetables they know. */
  readonly hosts: ReadonlySet<number>;
  /** By unit: counters they know. */
  readonly units: Uint8Array;
  readonly areAllKnown: boolean;
}

/** §9.5 Counters are known where one may look; off the map to their own team, independent ones to their army, and to all where everybody sees everything. */
function knownUnits(
  world: World,
  open: Open,
  sealed: Sealed,
  { hexes, areAtMap, formations, hosts }: Pick<Eyes, 'hexes' | 'areAtMap' | 'formations' | 'hosts'>,
): Uint8Array {
  const isPublic = open.way === DUEL || open.sight === 1 ? 1 : 0;
  // Whoever looks at the map and has a corps’ permission card knows where those guns are (§6.3).
  const isLent = areAtMap && open.stage !== 'place';
  const units = new Uint8Array(sealed.hex.length);
  for (let unit = 0; unit < units.length; unit++) {
    const hex = sealed.hex[unit] as number;
    const formation = open.attached[unit] as number;
    if (hex < 0)
      units[unit] = isPublic || (formation === NONE ? Number(hosts.has(hostOfLent(world, unit))) : (formations[formation] as number));
    else units[unit] = hexes[hex] === 1 || (isLent && formations[sealed.permit[unit] as number] === 1) ? 1 : 0;
  }
  return units;
}

export function eyesOf(world: World, open: Open, sealed: Sealed, seats: readonly Seat[]): Eyes {
  const formations = new Uint8Array(world.formations.count);
  const holders = new Set<number>();
  for (const seat of seats) {
    const member = memberOf(world, open, seat);
    for (const team of member.teams) holders.add(team);
    for (const formation of member.formations) {
      formations[formation] = 1;
      holders.add(holderOf(world, formation));
    }
  }
  const hexes = seenHexes(world, open, sealed, seats);
  const areAtMap = hexes.includes(1);
  const hosts = hostsOf(
    world,
    [...holders].filter((holder) => holder < world.teams.count),
  );
  const units = knownUnits(world, open, sealed, { hexes, areAtMap, formations, hosts });
  return { seats, hexes, areAtMap, formations, hosts, holders: [...holders], units, areAllKnown: !units.includes(0) };
}

/** By formation: 1 where one of these seats has a duty. */
export function dutiesOf(world: World, open: Open, seats: readonly Seat[], duty: Duty): Uint8Array {
  const has = new Uint8Array(world.formations.count);
  for (let formation = 0; formation < has.length; formation++) {
    const seat = seatOfFormation(world, open, formation, duty);
    if (seat !== undefined && seats.includes(seat)) has[formation] = 1;
  }
  return has;
}
