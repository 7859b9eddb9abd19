import type { HexId } from '@bocage/hex';
import type { Arrival } from '../battle-orders.js';
import { occupancyOf } from '../occupancy.js';
import { ALLIED, type Open, type Sight } from '../types.js';
import type { World } from '../world.js';
import { orderOf } from './deployment.js';

/** §R.13 Arrivals of the German order that are due and not yet on the map. */
function dueArrivals(world: World, { open, known }: Sight): Arrival[] {
  const { setupTokens } = world.roster;
  return orderOf(world, known).arrivals.filter(({ piece, turn }) => turn <= open.turn && !open.piece.includes(piece, setupTokens));
}

/** §R.13 §R.6 A reinforcement enters neither where the enemy stands nor where the hex is full. */
function isOpenToEntry(world: World, open: Open, hex: HexId): boolean {
  const { side, count } = occupancyOf(world, open);
  return side[hex] !== ALLIED && (count[hex] as number) < world.data.tables.limits.stacking;
}

/** §R.13 Due pieces that can enter now. */
export function enterablePieces(world: World, sight: Sight): number[] {
  const pieces: number[] = [];
  for (const { piece, hexes } of dueArrivals(world, sight))
    if (hexes.some((hex) => isOpenToEntry(world, sight.open, hex))) pieces.push(piece);
  return pieces;
}

/** §R.13 Where a due piece may enter: the roads of its map edges. */
export function entryHexes(world: World, sight: Sight, piece: number): number[] {
  const arrival = orderOf(world, sight.known).arrivals.find((listed) => listed.piece === piece);
  return (arrival?.hexes ?? []).filter((hex) => isOpenToEntry(world, sight.open, hex));
}

/** §R.12 The next token nobody has used. */
export function freshToken(world: World, sight: Sight): number {
  const token = sight.open.home.indexOf(-1);
  if (token < 0) throw new Error('no token is left for a reinforcement');
  return world.roster.allied + token;
}
