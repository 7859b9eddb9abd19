import { HQ, sideOf } from '../roster.js';
import { AFLOAT, type Open, SUPPORTED } from '../types.js';
import type { World } from '../world.js';
import { combatFactor, hasMark, isDisrupted, isOnMap } from './units.js';

/** §16.0 §16.2.1 R24 The headquarters a unit answers to: its own, who stands in for it, or any of its side where it has none in play. */
export function headquartersOf(world: World, open: Open, unit: number): number[] {
  const { roster } = world;
  const formation = roster.formation[unit] as number;
  const own = roster.headquarters[formation] as number;
  if (own >= 0 && isAshore(open, own)) return [own];
  const standIn = roster.standIn[formation] as number;
  if (standIn >= 0 && isAshore(open, standIn)) return [standIn];
  const side = sideOf(roster, unit);
  return [...roster.kind.keys()].filter((other) => roster.kind[other] === HQ && sideOf(roster, other) === side && isAshore(open, other));
}

/** R3 R24 A headquarters that has not landed yet commands nobody. */
const isAshore = (open: Open, hq: number): boolean => isOnMap(open, hq) && !hasMark(open, hq, AFLOAT);

/** §16.2.3 Counted straight, whatever lies between. */
export const isWithinCommand = ({ grid, roster }: World, open: Open, hq: number, hex: number): boolean =>
  grid.distance(open.hex[hq] as number, hex) <= (roster.command[hq] as number);

/** §16.2.1 §16.2.2 */
export const isCommanded = (world: World, open: Open, unit: number): boolean =>
  headquartersOf(world, open, unit).some((hq) => isWithinCommand(world, open, hq, open.hex[unit] as number));

/** §16.1 Headquarters that can still support a fight one of these units is in, once in a player turn (R23). */
export function supporters(world: World, open: Open, units: readonly number[], taken: readonly number[]): number[] {
  const found = units.flatMap((unit) =>
    headquartersOf(world, open, unit).filter((hq) => isWithinCommand(world, open, hq, open.hex[unit] as number)),
  );
  return [...new Set(found)].filter((hq) => !hasMark(open, hq, SUPPORTED) && !taken.includes(hq)).sort((a, b) => a - b);
}

/** §16.1 The columns a headquarters shifts: the factor that shows, half rounded up while disrupted (R23). */
export function supportOf({ roster }: World, open: Open, hq: number): number {
  const factor = combatFactor(roster, open, hq);
  return isDisrupted(open, hq) ? Math.ceil(factor / 2) : factor;
}
