import { isGround } from '../../ground.js';
import { occupancyOf } from '../../occupancy.js';
import { BRITISH, type Command, GERMANS, hexOf, type Open, type OverStackFrame, seatOf } from '../../types.js';
import type { World } from '../../world.js';
import { isOverStacked } from './stacking.js';

/** §5.2 Hexes on land where units of a command stand too high. Afloat the waves have no limit (§9.4.3). */
export function overStackedHexes(world: World, open: Open, command: Command): number[] {
  const { count, first } = occupancyOf(world, open);
  const hexes: number[] = [];
  for (const unit of world.roster.commanded[command] as readonly number[]) {
    const hex = hexOf(open, unit);
    if (hex < 0 || first[hex] !== unit || (count[hex] as number) < 2 || !isGround(world.ground.terrain[hex] as number)) continue;
    if (isOverStacked(world, open, hex)) hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}

/** §5.2 The opponent brings each of them within the limit; the last frame of the list is the first to be asked. */
export function overStackFrames(world: World, open: Open, command: Command): OverStackFrame[] {
  const asks = seatOf(open, command === GERMANS ? BRITISH : GERMANS);
  return overStackedHexes(world, open, command)
    .reverse()
    .map((hex) => ({ step: 'over-stack', asks, hex }));
}
