import { isWithdrawable } from '../roster.js';
import { sideOf } from '../standing.js';
import { BEACH_OPEN, type Command, type Open, STORM, WITHDRAWN } from '../types.js';
import type { World } from '../world.js';
import { stepper } from './movement.js';

/** §8.3 Units of a command that may leave for England: to turn 5, not in the storm, with a way to an open beach of their own. */
export function withdrawableUnits(world: World, open: Open, command: Command): number[] {
  if (open.turn > world.data.tables.limits.withdrawalTurn || open.weather === STORM) return [];
  const beaches = world.ground.beaches.flatMap((beach, i) =>
    beach.command === command && open.beach[i] === BEACH_OPEN ? [beach.hex] : [],
  );
  const units: number[] = [];
  for (let unit = 0; unit < world.roster.allied; unit++) {
    if (world.roster.command[unit] !== command || !isWithdrawable(world.roster.kind[unit] as 'glider')) continue;
    const hex = open.hex[unit] as number;
    if (hex >= 0 && (beaches.includes(hex) || canWalkTo(world, open, unit, beaches))) units.push(unit);
  }
  return units;
}

/** §8.3 As if it had movement points without end. */
function canWalkTo(world: World, open: Open, unit: number, beaches: readonly number[]): boolean {
  const reached = world.reach.flood([open.hex[unit] as number], stepper(world, open, unit, 'move'));
  return beaches.some((hex) => reached.cost(hex) >= 0);
}

/** §8.3 Units the Germans score for at the end of turn 5: everybody who was not withdrawn, eliminated ones too. */
export function notWithdrawn(world: World, open: Open): number[] {
  return open.hex.flatMap((hex, unit) => {
    const counts = sideOf(world, unit) === 0 && isWithdrawable(world.roster.kind[unit] as 'glider');
    return counts && hex !== WITHDRAWN ? [unit] : [];
  });
}
