import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
import { place, unitsAt } from '../occupancy.js';
import { DESTROYED, type Field } from '../types.js';
import type { World } from '../world.js';

/** §3.1 The number in the first box that is not crossed off. */
export const strengthOf = (world: World, field: Pick<Field, 'lost'>, unit: UnitId): number =>
  (world.roster.boxes[unit] as readonly number[])[field.lost[unit] as number] ?? 0;

export const totalOf = (world: World, field: Pick<Field, 'lost'>, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(world, field, unit), 0);

export const boxesLeft = (world: World, field: Pick<Field, 'lost'>, unit: UnitId): number =>
  (world.roster.boxes[unit] as readonly number[]).length - (field.lost[unit] as number);

/** §4.15 Boxes are crossed off one after another; a counter without any is removed. */
export function crossOff(world: World, field: Field, unit: UnitId, boxes: number): 'stands' | 'destroyed' {
  field.lost[unit] = (field.lost[unit] as number) + Math.min(boxes, boxesLeft(world, field, unit));
  if (boxesLeft(world, field, unit) > 0) return 'stands';
  place(world, field, unit, DESTROYED);
  return 'destroyed';
}

/** §4.15 §4.22 Who of a beaten stack takes losses: every counter that fights; guns only where none of these is with them. */
export function losersAt(world: World, field: Field, hex: HexId): number[] {
  const there = unitsAt(world, field, hex);
  const fighting = there.filter((unit) => world.roster.fights[unit]);
  return fighting.length > 0 ? fighting : there.filter((unit) => world.roster.guns[unit]);
}
