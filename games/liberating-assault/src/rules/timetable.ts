import type { Seat, UnitId } from '@bocage/kernel';
import { seatIds } from '../seats.js';
import { GERMAN, type Open } from '../types.js';
import type { World } from '../world.js';
import { memberOf, type OpenForMembers } from './members.js';

/** §9.2 §9.9 The army or the German coordinator a formation comes to; a division stays with its army whichever corps it is given to. */
export function hostOf(world: World, formation: number): number {
  const { teams, formations } = world;
  const command = teams.ids.get(formations.command[formation] as string) as number;
  const isBelowCorps = formations.side[formation] !== GERMAN && formations.level[formation] === 'division';
  return isBelowCorps ? (teams.superior[command] as number) : command;
}

/** §8.3 §9.9 The team that has independent counters to give away. */
export const hostOfLent = (world: World, unit: UnitId): number =>
  world.teams.ids.get(unit < world.roster.allied ? 'br-army' : 'german-centre') as number;

/** §9.5 The armies and coordinators whose timetables these teams may know: those above them, and for the army group both armies. */
export function hostsOf({ teams }: World, own: Iterable<number>): ReadonlySet<number> {
  const hosts = new Set<number>();
  for (const team of own) {
    for (let at = team; at >= 0; at = teams.superior[at] as number) if (teams.level[at] !== 'army-group') hosts.add(at);
    if (teams.level[team] === 'army-group')
      teams.superior.forEach((superior, below) => {
        if (superior === team) hosts.add(below);
      });
  }
  return hosts;
}

/** §9.2 §9.5 Who hears of what comes to an army or a coordinator: the seats under it, and the army group’s. */
export const seatsUnder = (world: World, open: OpenForMembers & Pick<Open, 'way'>, host: number): Seat[] =>
  seatIds(world.teams, open.way).filter((seat) => hostsOf(world, memberOf(world, open, seat).teams).has(host));
