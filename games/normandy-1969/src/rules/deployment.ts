import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import type { BattleOrder } from '../battle-orders.js';
import type { Known, NormandyState, Sealed } from '../types.js';
import type { World } from '../world.js';

/** §R.11 */
export function orderOf(world: World, known: Known): BattleOrder {
  const order = world.orders.orders[known.order - 1];
  if (!order) throw new Error('no German order has been drawn');
  return order;
}

/** Counters to set up are numbered as pieces; blanks follow after the last piece. */
export const isBlank = (world: World, counter: number): boolean => counter >= world.roster.pieces;

/**
 * §R.13 Counters still to be set up: pieces first, then blanks one by one, for blanks are all alike. Blanks come last
 * so that they cannot fill the only hexes a piece may stand in.
 */
export function countersToPlace(world: World, known: Known): number[] {
  const order = orderOf(world, known);
  const pieces = order.setup.map(({ piece }) => piece).filter((piece) => (known.placed[piece] as number) < 0);
  if (pieces.length > 0) return pieces.sort((a, b) => a - b);
  const blanks = known.placed.slice(world.roster.pieces, world.roster.pieces + order.dummies);
  const next = blanks.findIndex((hex) => hex < 0);
  return next < 0 ? [] : [world.roster.pieces + next];
}

/** §R.6 §R.13 Hexes of a counter's zone with room left. */
export function setupHexes(world: World, known: Known, counter: number): number[] {
  const crowd = crowding(world, known);
  return zoneOf(world, known, counter).filter((hex) => (crowd[hex] as number) < world.data.tables.limits.stacking);
}

/** §R.12 §R.13 */
export function zoneOf(world: World, known: Known, counter: number): readonly number[] {
  if (isBlank(world, counter)) return world.orders.decoyZone;
  return orderOf(world, known).setup.find(({ piece }) => piece === counter)?.zone ?? [];
}

function crowding(world: World, known: Known): Uint8Array {
  const crowd = new Uint8Array(world.grid.size);
  for (const hex of known.placed) if (hex >= 0) crowd[hex] = (crowd[hex] as number) + 1;
  return crowd;
}

/** §R.13 The ready-made set-up for everything not yet placed; where its hex is full, the nearest hex of the zone with room. */
export function placeRest(world: World, sealed: Sealed): void {
  const order = orderOf(world, sealed);
  const crowd = crowding(world, sealed);
  const put = (counter: number, zone: readonly number[], wanted: number): void => {
    if ((sealed.placed[counter] as number) >= 0) return;
    const hex = nearestWithRoom(world, crowd, zone, wanted);
    sealed.placed[counter] = hex;
    crowd[hex] = (crowd[hex] as number) + 1;
  };
  for (const { piece, zone, hex } of order.setup) put(piece, zone, hex);
  for (let i = 0; i < order.dummies; i++) put(world.roster.pieces + i, world.orders.decoyZone, order.decoys[i] as number);
}

/** §R.6 */
function nearestWithRoom(world: World, crowd: Uint8Array, zone: readonly number[], wanted: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of zone) {
    if ((crowd[hex] as number) >= world.data.tables.limits.stacking) continue;
    const far = world.grid.distance(hex, wanted);
    if (far >= least) continue;
    nearest = hex;
    least = far;
  }
  if (nearest < 0) throw new Error('a set-up zone has no room left');
  return nearest;
}

/** §R.12 Gives every placed counter a token by the shuffle, so that a token's number tells nothing. */
export function dealTokens(
  world: World,
  state: NormandyState,
  permutation: readonly number[],
  put: (unit: UnitId, hex: HexId) => void,
): void {
  const { roster } = world;
  const { open, sealed } = state;
  const counters = sealed.placed.flatMap((hex, counter) => (hex >= 0 ? [counter] : []));
  const hexes = counters.map((counter) => sealed.placed[counter] as number);
  sealed.placed = [];
  permutation.forEach((at, token) => {
    const counter = counters[at] as number;
    sealed.piece[token] = isBlank(world, counter) ? roster.dummy : counter;
    open.home[token] = hexes[at] as number;
    put(roster.allied + token, hexes[at] as number);
  });
}
