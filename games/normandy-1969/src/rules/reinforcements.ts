import { standingOf } from '../standing.js';
import { ALLIED, type Sight } from '../types.js';
import type { World } from '../world.js';
import { orderOf } from './deployment.js';
import { hasRoom } from './stacking.js';

/** §R.13 Pieces of the German order that are due and not yet on the map. */
export function duePieces(world: World, sight: Sight): number[] {
  const { open, known } = sight;
  const due: number[] = [];
  for (const { piece, turn } of orderOf(world, known).arrivals) {
    if (turn <= open.turn && !open.piece.includes(piece, world.roster.setupTokens)) due.push(piece);
  }
  return due;
}

/** §R.13 Where a due piece may enter: the roads of its map edges, not where the enemy stands or the hex is full. */
export function entryHexes(world: World, sight: Sight, piece: number): number[] {
  const arrival = orderOf(world, sight.known).arrivals.find((listed) => listed.piece === piece);
  const { side } = standingOf(world, sight.open);
  return (arrival?.hexes ?? []).filter((hex) => side[hex] !== ALLIED && hasRoom(world, sight.open, hex));
}

/** §R.12 The next token nobody has used. */
export function freshToken(world: World, sight: Sight): number {
  const token = sight.open.home.indexOf(-1);
  if (token < 0) throw new Error('no token is left for a reinforcement');
  return world.roster.allied + token;
}
