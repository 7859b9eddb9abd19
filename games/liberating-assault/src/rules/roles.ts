import type { Seat } from '@bocage/kernel';
import type { CardKind, Level } from '../data/shapes.js';
import { isAlliedLevel, megaSeat } from '../seats.js';
import { DUEL, GERMAN, type Open, STAFF } from '../types.js';
import type { World } from '../world.js';

/** §9.4 What somebody has to do in a turn. */
export type Duty =
  | 'fuel-and-ammo'
  | 'air-and-naval'
  | 'bombers'
  | 'special-operations'
  | 'allocate-units'
  | 'corps-guns'
  | 'place'
  | 'orders'
  | 'battle'
  | 'ask'
  | 'mark-map'
  | 'dismiss';

/** §9.1 to §9.4 §9.9 Which role does what; a duty that a level does not have is not listed. */
const DUTIES: Readonly<Record<Duty, Partial<Readonly<Record<Level, string>>>>> = {
  'fuel-and-ammo': { 'army-group': 'supplies', army: 'supplies', corps: 'supplies', coordinator: 'commander' },
  'air-and-naval': { army: 'liaison', corps: 'liaison' },
  bombers: { 'army-group': 'air' },
  'special-operations': { 'army-group': 'special' },
  'allocate-units': { army: 'commander', corps: 'commander', coordinator: 'commander' },
  'corps-guns': { corps: 'commander' },
  place: { division: 'operations', corps: 'commander', german: 'commander' },
  orders: { division: 'operations', corps: 'commander', german: 'commander' },
  battle: { division: 'operations', german: 'commander' },
  ask: { division: 'liaison', german: 'commander' },
  'mark-map': { 'army-group': 'intelligence', army: 'intelligence', corps: 'intelligence', division: 'intelligence' },
  dismiss: { 'army-group': 'commander', army: 'commander', corps: 'commander' },
};

/** §9.4 The role of a team that has a duty, undefined when the team has not. */
export const roleFor = (world: World, team: number, duty: Duty): string | undefined => DUTIES[duty][world.teams.level[team] as Level];

/** §9.2 §9.3 Who hands out a kind of card. */
export const dutyOfCard = (card: CardKind): Duty => {
  if (card === 'fuel' || card === 'ammo') return 'fuel-and-ammo';
  if (card === 'bomber') return 'bombers';
  return card === 'soe' || card === 'resistance' ? 'special-operations' : 'air-and-naval';
};

type OpenForSeats = Pick<Open, 'way' | 'player' | 'command'>;

/** The seat that has a duty of a team above the divisions; undefined when the team has no such duty. */
export function seatOfTeam(world: World, open: Pick<Open, 'way'>, team: number, duty: Duty): Seat | undefined {
  const role = roleFor(world, team, duty);
  if (role === undefined) return undefined;
  if (open.way === DUEL) return isAlliedLevel(world.teams.level[team] as Level) ? 'allied' : 'german';
  return open.way === STAFF ? (world.teams.id[team] as string) : megaSeat(world.teams, { team, role });
}

/** §9.4 §9.6 §9.9 The seat that has a duty of a division: in a staff game that of the team above it. */
export function seatOfFormation(world: World, open: OpenForSeats, formation: number, duty: Duty): Seat | undefined {
  const team = open.player[formation] as number;
  if (team < 0) return undefined;
  if (open.way === DUEL) return world.formations.side[formation] === GERMAN ? 'german' : 'allied';
  if (open.way === STAFF) return world.teams.id[world.formations.level[formation] === 'corps' ? team : (open.command[formation] as number)];
  return seatOfTeam(world, open, team, duty);
}

/** §8.4 The seat that says where a division comes ashore: its corps decides which part of the coast is whose. */
export const seatOfBeaches = (world: World, open: OpenForSeats, division: number): Seat | undefined =>
  seatOfTeam(world, open, open.command[division] as number, 'allocate-units');
