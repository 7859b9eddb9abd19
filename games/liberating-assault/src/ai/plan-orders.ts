import type { UnitId } from '@bocage/kernel';
import { isHeldBy } from '../occupancy.js';
import { strengthOf } from '../rules/losses.js';
import { ALLIED, AT_SEA, ATTACK, EXPLOIT } from '../types.js';
import { type GroundWorth, type Strike, strikesOf } from './attacks.js';
import { createBoard } from './board.js';
import { type Garrisons, garrisonsOf } from './garrisons.js';
import type { Order } from './goings.js';
import { landingOrders } from './landing.js';
import { type Missions, missionsOf } from './missions.js';
import { planMoves } from './moves.js';
import type { Picture } from './picture.js';

/** What a seat means to do in a turn: orders by unit, and the attacks among them. */
export interface OrderPlan {
  readonly orders: ReadonlyMap<number, Order>;
  readonly strikes: readonly Strike[];
  readonly missions: Missions;
}

/** The least an attack must promise, in boxes. */
const LEAST = [1, 1] as const;

/** §10.4 What a hex is worth to whoever drives the enemy out of it: the way it opens, and what scores. */
function groundWorth(picture: Picture, missions: Missions): GroundWorth {
  const { mind, side, open } = picture;
  const { places, data, ground } = mind.world;
  const wanted = new Set(missions.values());
  return (target) => {
    const place = places.indexOf(target);
    let worth = place >= 0 ? 10 * (data.scenarios.places.list[place]?.points ?? 0) : 0;
    if (side === ALLIED) for (const goal of wanted) worth += Math.max(0, 4 - 0.5 * (mind.ways[goal]?.[target] ?? 9));
    else if (open.turn <= 4 && (ground.coastIndex[target] as number) >= 0) worth += 4;
    else worth += 3 + places.reduce((sum, _, goal) => sum + Math.max(0, 3 - (mind.ways[goal]?.[target] ?? 9)), 0);
    return worth;
  };
}

/** Whoever holds the place his formation is meant to hold does not leave it for an attack. */
function mayLeave({ mind, field, open, side }: Picture, missions: Missions, garrisons: Garrisons): (unit: UnitId) => boolean {
  return (unit) => {
    if (garrisons.has(unit)) return false;
    const place = missions.get(open.attached[unit] as number) ?? -1;
    const hex = mind.world.places[place] ?? -1;
    return hex !== field.hex[unit] || !isHeldBy(mind.world, field, side, hex);
  };
}

function addStrike(orders: Map<number, Order>, { units, ways, target }: Strike, kind: number): void {
  units.forEach((unit, i) => {
    orders.set(unit, { kind, path: [...(ways[i] as readonly number[]), target] });
  });
}

/** How much of what neighbours could bring is likely to come. */
const COMING = 0.3;

/** An attack with neighbours under another command must stand even if not all of them see it alike. */
function isSure({ mind, open, field, own }: Picture, { units, estimate }: Strike): boolean {
  const others = units.filter((unit) => !own.has(open.attached[unit] as number));
  if (others.length === 0) return true;
  const strength = others.reduce((sum, unit) => sum + strengthOf(mind.world, field, unit), 0);
  return estimate.difference - (1 - COMING) * strength >= 0;
}

/** §4.17 Whoever is left and near may follow an attack up: into the hex if it is taken, at the enemy if not. */
function followUps(
  picture: Picture,
  strikes: readonly Strike[],
  ground: GroundWorth,
  least: number,
  isFree: (unit: UnitId) => boolean,
): Strike[] {
  const targets = strikes.map(({ target }) => target);
  if (targets.length === 0) return [];
  const left: Picture = {
    ...picture,
    enemyHexes: targets,
    members: new Map([...picture.members].map(([formation, units]) => [formation, units.filter(isFree)])),
  };
  const fired = strikes.flatMap(({ estimate }) => [...estimate.guns]);
  return strikesOf(
    left,
    (target) => 0.5 * ground(target),
    least,
    () => true,
    fired,
  );
}

/** §4.5 to §4.7 All orders of a seat: attacks that promise something with the neighbours one sees, then moves that keep divisions together. */
export function planOrders(picture: Picture): OrderPlan {
  const { field, side } = picture;
  const missions = missionsOf(picture);
  const ground = groundWorth(picture, missions);
  const orders = landingOrders(picture);
  const garrisons = garrisonsOf(picture);
  const stays = mayLeave(picture, missions, garrisons);
  const strikes = strikesOf(picture, ground, LEAST[side], stays);
  for (const strike of strikes) if (isSure(picture, strike)) addStrike(orders, strike, ATTACK);
  const isFree = (unit: UnitId): boolean => !orders.has(unit) && field.hex[unit] !== AT_SEA && stays(unit);
  if (side === ALLIED) for (const strike of followUps(picture, strikes, ground, LEAST[side], isFree)) addStrike(orders, strike, EXPLOIT);
  planMoves(createBoard(picture, missions, garrisons, orders));
  const isOwn = (unit: UnitId): boolean => picture.own.has(picture.open.attached[unit] as number);
  return { orders: new Map([...orders].filter(([unit]) => isOwn(unit))), strikes, missions };
}
