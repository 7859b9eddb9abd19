import type { Edge } from '../ground.js';
import { isHeldBy } from '../standing.js';
import { ALLIED, type Field, GERMAN, NONE, type Open, WAITING } from '../types.js';
import type { World } from '../world.js';
import { openBeaches } from './landing.js';
import { hasRoom } from './stacking.js';

/** §10.1 Formations that come in this turn or should have come, in order. */
export const formationsDue = (open: Pick<Open, 'due' | 'turn'>): number[] =>
  open.due.flatMap((turn, formation) => (turn > 0 && turn <= open.turn ? [formation] : []));

/** §8.3 §10.1 Independent counters that come in a turn. */
export const unitsDue = (world: World, field: Pick<Field, 'hex'>, turn: number): number[] =>
  world.roster.start.flatMap(({ turn: due }, unit) =>
    due === turn && world.roster.formation[unit] === NONE && field.hex[unit] === WAITING ? [unit] : [],
  );

const isFree = (world: World, field: Field, side: 0 | 1, hex: number): boolean =>
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
