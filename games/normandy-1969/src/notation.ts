import type { HexId } from '@bocage/hex';
import type { Action, UnitId } from '@bocage/kernel';
import { isBlank } from './rules/deployment.js';
import { pieceOf } from './rules/units.js';
import { PIECE_BASE, type Sight } from './types.js';
import type { World } from './world.js';

/** What a piece is called. */
export function pieceName(world: World, piece: number): string {
  return isBlank(world, piece) ? 'Dummy' : (world.data.counters.german[piece]?.name ?? 'Unknown');
}

/** §R.12 What a unit is called by these eyes: a face-down token has no name to the Allies. */
export function unitName(world: World, sight: Sight, unit: UnitId): string {
  if (unit >= PIECE_BASE) return pieceName(world, unit - PIECE_BASE);
  if (unit < world.roster.allied) return world.data.counters.allied[unit]?.name ?? 'Unknown';
  const piece = pieceOf(world, sight, unit);
  return piece < 0 ? 'Face-down unit' : pieceName(world, piece);
}

/** A hex as players name it: its place and number, or its number. */
export function hexName(world: World, hex: HexId): string {
  const label = world.grid.label(hex);
  const place = world.data.map.hexes.find((listed) => listed.hex === label)?.place;
  return place ? `${place} ${label}` : label;
}

/** One action in words for logs and dumps: `16th Infantry Regiment`, `Bayeux 3416`, `done`. */
export function describeAction(world: World, sight: Sight, action: Action): string {
  if (action.kind === 'unit') return unitName(world, sight, action.unit);
  return action.kind === 'hex' ? hexName(world, action.hex) : action.word;
}
