import type { Command, Open } from '../../types.js';
import { BRITISH, US } from '../../types.js';
import type { World } from '../../world.js';

/** §15.0 The line runs between columns 35 and 36. */
const LAST_US_COLUMN = 35;

/** §15.0 How many columns a hex lies outside a command's own zone; 0 where there is no limit. */
export function columnsAbroad(world: World, open: Open, command: Command, hex: number): number {
  const column = world.ground.column[hex] as number;
  if (command === BRITISH) return Math.max(0, LAST_US_COLUMN + 1 - column);
  return command === US && open.boundaryLifted === 0 ? Math.max(0, column - LAST_US_COLUMN) : 0;
}

/** §15.0 The furthest a command may move into or attack: one column beyond the line. */
export const isBeyondBoundary = (world: World, open: Open, command: Command, hex: number): boolean =>
  columnsAbroad(world, open, command, hex) > 1;
