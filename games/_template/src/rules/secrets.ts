import type { UnitId } from '@bocage/kernel';
import { sideOfUnit } from '../roster.js';
import { type CrossroadsState, NONE, type Tell } from '../types.js';
import type { World } from '../world.js';

/** §C.5 Turns a side's card up. */
export function showCard({ open, sealed }: CrossroadsState, side: number, tell: Tell): void {
  if (open.card[side] !== NONE) return;
  open.card[side] = sealed.card[side] as number;
  tell({ event: 'card-shown', section: 'C.5', side, card: open.card[side] as number, reveals: 'all' });
}

/** §C.2 A unit that fights shows whether it is the commander. */
export function identify(world: World, { open, sealed }: CrossroadsState, unit: UnitId, tell: Tell): void {
  if (open.shown[unit] === 1) return;
  const side = sideOfUnit(world, unit);
  const commands = sealed.commander[side] === unit;
  open.shown[unit] = 1;
  if (commands) open.commander[side] = unit;
  tell({ event: 'identified', section: 'C.2', unit, commands: commands ? 1 : 0, reveals: 'all' });
}

/** §C.2 Units of a side that may be its commander as far as everybody knows. */
export function candidates(world: World, { commander, shown }: { commander: number[]; shown: number[] }, side: number): number[] {
  if (commander[side] !== NONE) return [commander[side] as number];
  return world.roster.units.flatMap((_, unit) => (sideOfUnit(world, unit) === side && shown[unit] === 0 ? [unit] : []));
}
