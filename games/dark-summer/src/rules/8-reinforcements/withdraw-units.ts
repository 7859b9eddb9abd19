import { Remembered } from '@bocage/wargame';
import { occupancyOf, sideOf } from '../../occupancy.js';
import { isWithdrawable } from '../../roster.js';
import { type Command, GERMAN, hexOf, type Open, STORM, WAITING, WITHDRAWN } from '../../types.js';
import type { World } from '../../world.js';
import { waysOut } from '../10-movement/boxes.js';
import { passageFrom } from '../10-movement/passage.js';
import { isReachedFrom } from '../13-supply/supply.js';
import { flood, openBeaches } from '../13-supply/supply-lines.js';

/** §8.3 Units of a command that may leave for England: to turn 5, not in the storm, with a way to an open beach of their own. */
export function withdrawableUnits(world: World, open: Open, command: Command): number[] {
  if (open.turn > world.data.tables.limits.withdrawalTurn || open.weather === STORM) return [];
  const isReached = waysToBeaches(world, open, command);
  const units: number[] = [];
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (world.roster.command[unit] !== command || !isWithdrawable(world.roster.kind[unit] as 'glider')) continue;
    const hex = hexOf(open, unit);
    if (hex >= 0 ? isReached(hex) : waysOut(world, open, unit).some(isReached)) units.push(unit);
  }
  return units;
}

/**
 * §8.3 As if there were movement points without end: from its beaches a command looks for hexes free of enemies and their zones.
 * A unit in one of them, or next to one, has a way. All who may be withdrawn go on foot.
 */
function waysToBeaches(world: World, open: Open, command: Command): (hex: number) => boolean {
  const occupancy = occupancyOf(world, open);
  const version = occupancy.placed[GERMAN];
  const free = ways.recall(occupancy, command, version) ?? ways.keep(occupancy, command, version, computeWays(world, open, command));
  return (hex) => isReachedFrom(world, free, hex);
}

/** By command: what holds until a German stirs or a beach changes hands. */
const ways = new Remembered<Uint8Array>();

function computeWays(world: World, open: Open, command: Command): Uint8Array {
  const { entry, zones } = passageFrom(world, open, command, WITHDRAWN);
  const closed = zones.slice();
  for (let hex = 0; hex < closed.length; hex++) if ((entry[hex] as number) < 0) closed[hex] = 1;
  return flood(world, closed, openBeaches(world, open, command));
}

/** §8.3 Units the Germans score for at the end of turn 5: those on the map, in a box or eliminated, not those who never came. */
export function notWithdrawn(world: World, open: Open): number[] {
  return open.hex.flatMap((hex, unit) => {
    const counts = sideOf(world, unit) === 0 && isWithdrawable(world.roster.kind[unit] as 'glider');
    return counts && hex !== WITHDRAWN && hex !== WAITING ? [unit] : [];
  });
}
