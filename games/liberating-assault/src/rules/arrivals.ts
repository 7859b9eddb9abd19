import type { HexId } from '@bocage/hex';
import type { Edge } from '../ground.js';
import { isHeldBy } from '../occupancy.js';
import { ALLIED, type Field, GERMAN, NONE, type Open, type Sealed } from '../types.js';
import type { World } from '../world.js';
import { openBeaches } from './landing.js';
import { hasRoom } from './stacking.js';
import { hostOf, hostOfLent } from './timetable.js';

/** §10.1 Formations that come in this turn or should have come, in order. */
export const formationsDue = ({ turn: now }: Pick<Open, 'turn'>, { due }: Pick<Sealed, 'due'>): number[] =>
  due.flatMap((turn, formation) => (turn > 0 && turn <= now ? [formation] : []));

/** §8.3 §9.3 Independent counters a team has to give away: those that have come to it, or that its army has given it. */
export function unitsOfTeam(world: World, { attached, turn }: Pick<Open, 'attached' | 'turn'>, team: number): number[] {
  const corps = world.formations.ids.get(world.teams.id[team] as string) ?? NONE;
  return world.roster.lent.filter((unit) => {
    if (attached[unit] !== NONE) return attached[unit] === corps;
    return hostOfLent(world, unit) === team && (world.roster.start[unit]?.turn ?? 0) <= turn;
  });
}

type OpenForDivisions = Pick<Open, 'command' | 'player' | 'turn'>;

/** §9.2 Divisions that have come to an army and have no corps yet. */
export function unallocated(world: World, open: OpenForDivisions, { due }: Pick<Sealed, 'due'>, army: number): number[] {
  return formationsDue(open, { due }).filter(
    (formation) => world.formations.level[formation] === 'division' && open.player[formation] === NONE && hostOf(world, formation) === army,
  );
}

/** §9.2 §9.6 The corps an army can put a division under: those that land on the first day, and those that have come or come now. */
export function corpsOf(world: World, { turn }: Pick<Open, 'turn'>, { due }: Pick<Sealed, 'due'>, army: number): number[] {
  const { teams, formations, ground } = world;
  return teams.superior.flatMap((superior, team) => {
    if (superior !== army) return [];
    const hasCome = (due[formations.ids.get(teams.id[team] as string) as number] as number) <= turn;
    return hasCome || ground.landings[teams.id[team] as string] ? [team] : [];
  });
}

/** §9.2 Divisions under an army that it could put under another corps. */
export function transferable(world: World, open: OpenForDivisions, army: number): number[] {
  return open.command.flatMap((command, formation) =>
    world.formations.level[formation] === 'division' && open.player[formation] !== NONE && world.teams.superior[command] === army
      ? [formation]
      : [],
  );
}

/** §8.3 Divisions under a team that have come and can be given an independent counter; on the first turn none that come by air. */
export function divisionsFor(world: World, open: OpenForDivisions, { due }: Pick<Sealed, 'due'>, team: number): number[] {
  return open.command.flatMap((command, formation) => {
    if (command !== team || world.formations.level[formation] !== 'division' || due[formation] !== 0) return [];
    return open.turn === 1 && world.formations.entry[formation] === 'airborne' ? [] : [formation];
  });
}

/** §8.3 §9.9 Whom a team can give an independent counter to, as formations: an army its corps, a corps its divisions, the German any division. */
export function takersFrom(world: World, open: OpenForDivisions, come: Pick<Sealed, 'due'>, team: number): number[] {
  const { teams, formations } = world;
  const level = teams.level[team];
  if (level === 'corps') return divisionsFor(world, open, come, team);
  if (level === 'coordinator')
    return open.player.flatMap((player, formation) => (player !== NONE && formations.side[formation] === GERMAN ? [formation] : []));
  return teams.superior.flatMap((superior, corps) =>
    superior === team && divisionsFor(world, open, come, corps).length > 0 ? [formations.ids.get(teams.id[corps] as string) as number] : [],
  );
}

const isFree = (world: World, field: Field, side: 0 | 1, hex: HexId): boolean =>
  !isHeldBy(world, field, side === ALLIED ? GERMAN : ALLIED, hex) && hasRoom(world, field, hex);

/** §10.1 Where Allied troops come ashore: an open beach of their corps, or of any corps of their army if it has none. */
export function landingHexes(world: World, open: Pick<Open, 'command' | 'coast'>, field: Field, corps: number): number[] {
  const coastOf = (team: number): readonly number[] => world.ground.landings[world.teams.id[team] as string] ?? [];
  const own = openBeaches(world, open, field, coastOf(corps));
  if (own.length > 0) return own;
  const army = world.teams.superior[corps] as number;
  const others = world.teams.superior.flatMap((superior, team) => (superior === army ? [...coastOf(team)] : []));
  return openBeaches(world, open, field, others);
}

/** §10.1 Where Germans come onto the map; if their own side is closed, any other arrival hex. */
export function edgeHexes(world: World, field: Field, edge: Edge): number[] {
  const free = (hexes: readonly number[]): number[] => hexes.filter((hex) => isFree(world, field, GERMAN, hex));
  const own = free(world.ground.arrivals[edge]);
  const { east, south, west } = world.ground.arrivals;
  return own.length > 0 ? own : free([...east, ...south, ...west]);
}

/** §9.6 Who plays an arriving division: its own team, else the team under the same command with fewest divisions, else of the same side. */
export function playerFor(world: World, open: Pick<Open, 'player' | 'command'>, formation: number): number {
  const { teams, formations } = world;
  const named = teams.ids.get(formations.team[formation] as string);
  if (named !== undefined) return named;
  const level = formations.side[formation] === GERMAN ? 'german' : 'division';
  const able = teams.level.flatMap((own, team) => (own === level ? [team] : []));
  const command = open.command[formation] as number;
  const under = able.filter((team) => teams.superior[team] === command);
  const army = (team: number): number => teams.superior[teams.superior[team] as number] ?? NONE;
  const near = level === 'division' ? able.filter((team) => army(team) === teams.superior[command]) : able;
  const load = (team: number): number => open.player.filter((player) => player === team).length;
  const among = under.length > 0 ? under : near;
  return among.reduce((best, team) => (load(team) < load(best) ? team : best), among[0] as number);
}
