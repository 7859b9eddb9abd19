import { sideOf } from '../roster.js';
import { AFLOAT, type Open, SUPPORTED } from '../types.js';
import type { World } from '../world.js';
import { combatFactor, hasMark, isDisrupted, isOnMap } from './units.js';

/** §16.0 §16.2.1 R24 The headquarters a unit answers to: its own, who stands in for it, or any of its side where it has none in play. */
export function headquartersOf(world: World, open: Open, unit: number): number[] {
  const own = ownHeadquarters(world, open, unit);
  return own >= 0 ? [own] : staffOf(world, unit).filter((other) => isAshore(open, other));
}

/** §16.0 §16.2.1 −1 where neither its own nor who stands in for it is in play. */
function ownHeadquarters({ roster }: World, open: Open, unit: number): number {
  const formation = roster.formation[unit] as number;
  const own = roster.headquarters[formation] as number;
  if (own >= 0 && isAshore(open, own)) return own;
  const standIn = roster.standIn[formation] as number;
  return standIn >= 0 && isAshore(open, standIn) ? standIn : -1;
}

const staffOf = ({ roster }: World, unit: number): readonly number[] => roster.staffs[sideOf(roster, unit)] as readonly number[];

/** R3 R24 A headquarters that has not landed yet commands nobody. */
const isAshore = (open: Open, hq: number): boolean => isOnMap(open, hq) && !hasMark(open, hq, AFLOAT);

/** §16.2.3 Counted straight, whatever lies between. */
export const isWithinCommand = ({ grid, roster }: World, open: Open, hq: number, hex: number): boolean =>
  grid.distance(open.hex[hq] as number, hex) <= (roster.command[hq] as number);

/** §16.2.1 §16.2.2 */
export function isCommanded(world: World, open: Open, unit: number): boolean {
  const hex = open.hex[unit] as number;
  const own = ownHeadquarters(world, open, unit);
  if (own >= 0) return isWithinCommand(world, open, own, hex);
  return staffOf(world, unit).some((hq) => isAshore(open, hq) && isWithinCommand(world, open, hq, hex));
}

/** §16.1 Headquarters that can still support a fight one of these units is in, once in a player turn (R23). */
export function supporters(world: World, open: Open, units: readonly number[], taken: readonly number[]): number[] {
  const found: number[] = [];
  for (const unit of units)
    for (const hq of headquartersOf(world, open, unit)) {
      if (found.includes(hq) || taken.includes(hq) || hasMark(open, hq, SUPPORTED)) continue;
      if (isWithinCommand(world, open, hq, open.hex[unit] as number)) found.push(hq);
    }
  return found.sort((a, b) => a - b);
}

/** §16.1 The columns a headquarters shifts: the factor that shows, half rounded up while disrupted (R23). */
export function supportOf({ roster }: World, open: Open, hq: number): number {
  const factor = combatFactor(roster, open, hq);
  return isDisrupted(open, hq) ? Math.ceil(factor / 2) : factor;
}
