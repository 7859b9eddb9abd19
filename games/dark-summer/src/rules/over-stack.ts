import { standingOf } from '../standing.js';
import { BRITISH, type Command, GERMANS, type Open, type OverStackFrame, seatOf, sideOfCommand } from '../types.js';
import type { World } from '../world.js';
import { isOverStacked } from './stacking.js';

/** §5.2 Hexes on land where units of a command stand too high. Afloat the waves have no limit (§9.4.3). */
export function overStackedHexes(world: World, open: Open, command: Command): number[] {
  const { count, side, first } = standingOf(world, open);
  const own = sideOfCommand(command);
  return world.ground.land.filter(
    (hex) =>
      side[hex] === own &&
      (count[hex] as number) > 1 &&
      world.roster.command[first[hex] as number] === command &&
      isOverStacked(world, open, hex),
  );
}

/** §5.2 The opponent brings each of them within the limit; the last frame of the list is the first to be asked. */
export function overStackFrames(world: World, open: Open, command: Command): OverStackFrame[] {
  const asks = seatOf(open, command === GERMANS ? BRITISH : GERMANS);
  return overStackedHexes(world, open, command)
    .reverse()
    .map((hex) => ({ step: 'over-stack', asks, hex }));
}
