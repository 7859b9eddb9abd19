import type { BoardGame } from '../board-types.js';
import { type Box, gridBounds, grow } from '../geometry.js';
import { OFF } from './looks.js';

const NEAT_LINE = 0.12;
const MARGIN = 0.55;

/** The neat line round the hexes that belong to the sheet. */
export function frameOf({ grid, map }: BoardGame): Box {
  const hexes = map.hexes.filter((h) => h.terrain !== OFF).flatMap((h) => grid.parse(h.hex) ?? []);
  return grow(hexes.length > 0 ? gridBounds(grid, hexes) : gridBounds(grid), NEAT_LINE);
}

/** The sheet with its margin. */
export function paperOf(game: BoardGame): Box {
  return grow(frameOf(game), MARGIN);
}
