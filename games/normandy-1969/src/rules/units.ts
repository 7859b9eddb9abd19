import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { hasMark } from '@bocage/wargame';
import { occupancyOf, sideOf } from '../occupancy.js';
import { ALLIED, FOUGHT, hexOf, type Open, type Side, type Sight, UNSUPPLIED } from '../types.js';
import type { World } from '../world.js';

export { clearMark, hasMark, setMark } from '@bocage/wargame';

/** More than any counter has printed on it. */
const NO_LIMIT = 99;

/** §R.12 The piece a token is, as far as these eyes know; −1 unknown. */
export function pieceOf(world: World, sight: Sight, unit: UnitId): number {
  const token = unit - world.roster.allied;
  const shown = sight.open.piece[token] as number;
  return shown >= 0 ? shown : (sight.known.piece[token] ?? -1);
}

/** The strength printed on the counter as it lies; 0 for a face-down token. §P.2: lost battalions weaken a regiment. */
export function fullStrength(world: World, open: Open, unit: UnitId): number {
  const { allied, strengths, pieceStrength } = world.roster;
  if (unit < allied) return (strengths[unit] as readonly number[])[open.battalionsLost[unit] as number] as number;
  return pieceStrength[open.piece[unit - allied] as number] ?? 0;
}

/** §R.7 Strength as it counts in combat: half without supply, rounded up. */
export function combatStrength(world: World, open: Open, unit: UnitId): number {
  const full = fullStrength(world, open, unit);
  return hasMark(open, unit, UNSUPPLIED) ? Math.ceil(full / 2) : full;
}

/** The allowance printed on the counter; 0 for a token these eyes do not know. */
export function printedAllowance(world: World, sight: Sight, unit: UnitId): number {
  const { allied, allowance, pieceAllowance } = world.roster;
  return unit < allied ? (allowance[unit] as number) : (pieceAllowance[pieceOf(world, sight, unit)] ?? 0);
}

/** §R.1 On 6 June the Allies have but a few movement points, whatever is printed. */
export function mostAllowance(world: World, open: Open, side: Side): number {
  return open.turn === 1 && side === ALLIED ? world.data.scenarios.landing.firstDayAllowance : NO_LIMIT;
}

/** §R.1 §R.7 Movement points to spend: without supply half of what is printed, rounded down, and never more than the day allows. */
export function movementAllowance(world: World, sight: Sight, unit: UnitId): number {
  const printed = printedAllowance(world, sight, unit);
  const allowance = hasMark(sight.open, unit, UNSUPPLIED) ? Math.floor(printed / 2) : printed;
  return Math.min(allowance, mostAllowance(world, sight.open, sideOf(world, unit)));
}

export function isArmour(world: World, sight: Sight, unit: UnitId): boolean {
  const { allied, armour, pieceArmour } = world.roster;
  return (unit < allied ? armour[unit] : pieceArmour[pieceOf(world, sight, unit)]) === true;
}

/** §R.5 A strength in parentheses defends only. A face-down token is not known to be able to attack. */
export function isDefensiveOnly(world: World, open: Open, unit: UnitId): boolean {
  const { allied, pieceDefensive } = world.roster;
  return unit >= allied && pieceDefensive[open.piece[unit - allied] as number] !== false;
}

/** §R.9 */
export const isCommando = (world: World, unit: UnitId): boolean => world.roster.group[unit] === 'commando';

/** §R.5 Each unit attacks once in a combat phase. */
export const hasFought = (open: Open, unit: UnitId): boolean => hasMark(open, unit, FOUGHT);

export const isOnMap = (open: Open, unit: UnitId): boolean => hexOf(open, unit) >= 0;

export function isEnemyHex(world: World, open: Open, unit: UnitId, hex: HexId): boolean {
  const holder = occupancyOf(world, open).side[hex] as number;
  return holder >= 0 && holder !== sideOf(world, unit);
}

/** Units of one side that stand on the map, in order of their numbers. */
export function unitsOnMap(world: World, open: Open, side: Side): UnitId[] {
  const { allied, units } = world.roster;
  const found: number[] = [];
  for (let unit = side === ALLIED ? 0 : allied; unit < (side === ALLIED ? allied : units); unit++)
    if (isOnMap(open, unit)) found.push(unit);
  return found;
}
