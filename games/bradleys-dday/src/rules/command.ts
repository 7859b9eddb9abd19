import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { sideOf } from '../roster.js';
import { AFLOAT, type Open, SUPPORTED } from '../types.js';
import type { World } from '../world.js';
import { combatFactor, hasMark, hexOf, isDisrupted, isOnMap } from './units.js';

/** §16.0 §16.2.1 R24 The headquarters a unit answers to: its own, who stands in for it, or any of its side where it has none in play. */
export function headquartersOf(world: World, open: Open, unit: UnitId): UnitId[] {
  const own = ownHeadquarters(world, open, unit);
  return own >= 0 ? [own] : staffOf(world, unit).filter((other) => isAshore(open, other));
}

/** §16.0 §16.2.1 −1 where neither its own nor who stands in for it is in play. */
function ownHeadquarters({ roster }: World, open: Open, unit: UnitId): number {
  const formation = roster.formation[unit] as number;
  const own = roster.headquarters[formation] as number;
  if (own >= 0 && isAshore(open, own)) return own;
  const standIn = roster.standIn[formation] as number;
  return standIn >= 0 && isAshore(open, standIn) ? standIn : -1;
}

const staffOf = ({ roster }: World, unit: UnitId): readonly number[] => roster.staffs[sideOf(roster, unit)] as readonly number[];

/** R3 R24 A headquarters that has not landed yet commands nobody. */
const isAshore = (open: Open, hq: UnitId): boolean => isOnMap(open, hq) && !hasMark(open, hq, AFLOAT);

/** §16.2.3 Counted straight, whatever lies between. */
export const isWithinCommand = ({ grid, roster }: World, open: Open, hq: UnitId, hex: HexId): boolean =>
  grid.distance(hexOf(open, hq), hex) <= (roster.command[hq] as number);

/** §16.2.1 §16.2.2 */
export function isCommanded(world: World, open: Open, unit: UnitId): boolean {
  const hex = hexOf(open, unit);
  const own = ownHeadquarters(world, open, unit);
  if (own >= 0) return isWithinCommand(world, open, own, hex);
  return staffOf(world, unit).some((hq) => isAshore(open, hq) && isWithinCommand(world, open, hq, hex));
}

/** §16.1 Headquarters that can still support a fight one of these units is in, once in a player turn (R23). */
export function supporters(world: World, open: Open, units: readonly UnitId[], taken: readonly number[]): UnitId[] {
  const found: number[] = [];
  const ask = (hq: UnitId, unit: UnitId): void => {
    if (found.includes(hq) || taken.includes(hq) || hasMark(open, hq, SUPPORTED)) return;
    if (isWithinCommand(world, open, hq, hexOf(open, unit))) found.push(hq);
  };
  for (const unit of units) {
    const own = ownHeadquarters(world, open, unit);
    if (own >= 0) ask(own, unit);
    else for (const hq of staffOf(world, unit)) if (isAshore(open, hq)) ask(hq, unit);
  }
  return found.length < 2 ? found : found.sort((a, b) => a - b);
}

/** §16.1 The columns a headquarters shifts: the factor that shows, half rounded up while disrupted (R23). */
export function supportOf({ roster }: World, open: Open, hq: UnitId): number {
  const factor = combatFactor(roster, open, hq);
  return isDisrupted(open, hq) ? Math.ceil(factor / 2) : factor;
}
