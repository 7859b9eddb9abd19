import { BOCAGE, CITY, WOODS } from '../ground.js';
import { isHeadquarters } from '../roster.js';
import { strengthOf } from '../rules/losses.js';
import { standingOf } from '../standing.js';
import { enemyOf, type UnitKind } from '../types.js';
import { createGoings, type Goings, type Order, orderTo } from './goings.js';
import type { Missions } from './missions.js';
import { coreOf, fightersOf, type Picture } from './picture.js';

/** What moves are planned on: who will stand where. */
export interface Board {
  readonly picture: Picture;
  readonly missions: Missions;
  readonly goings: (unit: number) => Goings;
  readonly orders: Map<number, Order>;
  /** Counters and strength each hex will hold when all planned moves are made. */
  readonly count: Int16Array;
  readonly strength: Float32Array;
}

export function createBoard(picture: Picture, missions: Missions, orders: Map<number, Order>): Board {
  const { mind, field, side } = picture;
  const { count, side: holders } = standingOf(mind.world, field);
  const board: Board = {
    picture,
    missions,
    goings: createGoings(picture),
    orders,
    count: Int16Array.from(count, (own, hex) => (holders[hex] === side ? own : 0)),
    strength: new Float32Array(mind.world.grid.size),
  };
  field.hex.forEach((hex, unit) => {
    if (hex >= 0 && holders[hex] === side) board.strength[hex] = (board.strength[hex] as number) + strengthOf(mind.world, field, unit);
  });
  return board;
}

/** A counter is planned to end its turn somewhere else. */
export function shift({ picture, count, strength }: Board, unit: number, to: number): void {
  const { mind, field } = picture;
  const from = field.hex[unit] as number;
  const worth = strengthOf(mind.world, field, unit);
  if (from >= 0) {
    count[from] = (count[from] as number) - 1;
    strength[from] = (strength[from] as number) - worth;
  }
  count[to] = (count[to] as number) + 1;
  strength[to] = (strength[to] as number) + worth;
}

const GOOD_GROUND: readonly number[] = [BOCAGE, WOODS, CITY];

/** What the enemy could bring against a hex beyond what would stand there. */
function danger({ picture, strength, count }: Board, hex: number, coming: number): number {
  const { mind, weight, side } = picture;
  const terrain = GOOD_GROUND.includes(mind.world.ground.terrain[hex] as number) ? 3 : 0;
  const defence = (strength[hex] as number) + coming + terrain * Math.min(4, (count[hex] as number) + 2);
  const helped = 0.3 * (weight[side][hex] as number);
  return Math.max(0, (weight[enemyOf(side)][hex] as number) - defence - helped);
}

/** How good a hex is for a formation with a mission to end the turn in. */
function worthOf(board: Board, formation: number, hex: number, coming: number): number {
  const { mind } = board.picture;
  const mission = board.missions.get(formation) ?? -1;
  const way = mind.ways[mission]?.[hex] ?? 0;
  const terrain = GOOD_GROUND.includes(mind.world.ground.terrain[hex] as number) ? 1.5 : 0;
  const holds = hex === mind.world.places[mission] ? 5 : 0;
  return terrain + holds - 3 * way - 0.08 * danger(board, hex, coming);
}

/** Where a formation gathers: the best hex its main body can get to that has room for all of it. */
function rallyHex(board: Board, formation: number, moving: readonly number[]): number {
  const { picture, goings, count } = board;
  const core = coreOf(picture, formation);
  const lead = moving.find((unit) => picture.field.hex[unit] === core) ?? (moving[0] as number);
  const { tactical, strategic } = goings(lead);
  const fighters = fightersOf(picture, formation);
  const coming = fighters.reduce((sum, unit) => sum + strengthOf(picture.mind.world, picture.field, unit), 0);
  const limit = picture.mind.world.data.tables.limits.stacking;
  const here = (hex: number): number => moving.filter((unit) => picture.field.hex[unit] === hex).length;
  let best = core;
  let most = worthOf(board, formation, core, 0) + 0.5;
  for (const hex of new Set([...tactical, ...strategic])) {
    if ((count[hex] as number) - here(hex) + Math.min(limit, moving.length) > limit) continue;
    const worth = worthOf(board, formation, hex, hex === core ? 0 : coming);
    if (worth > most) [best, most] = [hex, worth];
  }
  return best;
}

/** Sends a counter to a hex, or as near to it as it gets where there is room. */
export function sendTo(board: Board, unit: number, goal: number): void {
  const { picture, goings, count, orders, strength } = board;
  const { grid, data, roster } = picture.mind.world;
  const fights = roster.fights[unit] === true;
  const from = picture.field.hex[unit] as number;
  if (from < 0 || from === goal) return;
  const ways = goings(unit);
  const limit = data.tables.limits.stacking;
  const isBare = (hex: number): boolean =>
    !fights && (strength[hex] as number) <= 0 && (picture.weight[enemyOf(picture.side)][hex] as number) > 0;
  // §4.22 §7.3 Guns and headquarters do not stay alone where an enemy can come.
  const risk = (hex: number): number => 0.01 * danger(board, hex, 0) + (isBare(hex) ? 4 : 0);
  let best = from;
  let least = grid.distance(from, goal) + risk(from) - 0.2;
  for (const hex of new Set([...ways.tactical, ...ways.strategic])) {
    if ((count[hex] as number) >= limit) continue;
    const far = grid.distance(hex, goal) + risk(hex);
    if (far < least) [best, least] = [hex, far];
  }
  if (best === from) return;
  orders.set(unit, orderTo(ways, best));
  shift(board, unit, best);
}

/** Moves a formation that does not attack as one body; headquarters and guns stay with it. */
export function moveFormation(board: Board, formation: number): void {
  const { picture, orders } = board;
  const { kind, fights } = picture.mind.world.roster;
  const units = (picture.members.get(formation) ?? []).filter((unit) => (picture.field.hex[unit] as number) >= 0);
  const moving = units.filter((unit) => !orders.has(unit));
  if (moving.length === 0 || coreOf(picture, formation) < 0) return;
  const attackers = units.filter((unit) => orders.has(unit) && fights[unit]);
  const rally = attackers.length > 0 ? frontOf(board, attackers) : rallyHex(board, formation, moving);
  const rank = (unit: number): number => (fights[unit] ? 0 : isHeadquarters(kind[unit] as UnitKind) ? 1 : 2);
  for (const unit of [...moving].sort((a, b) => rank(a) - rank(b) || a - b)) sendTo(board, unit, rally);
}

/** Where most of those who attack will stand before they do. */
function frontOf({ picture, orders }: Board, attackers: readonly number[]): number {
  const at = new Map<number, number>();
  for (const unit of attackers) {
    const way = orders.get(unit)?.path ?? [];
    const hex = way.length > 1 ? (way.at(-2) as number) : (picture.field.hex[unit] as number);
    if (hex >= 0) at.set(hex, (at.get(hex) ?? 0) + 1);
  }
  return [...at.entries()].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0] as [number, number])[0];
}
