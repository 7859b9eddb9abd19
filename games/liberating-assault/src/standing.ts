import { ALLIED, type Field, GERMAN, type Side } from './types.js';
import type { World } from './world.js';

type Places = Pick<Field, 'hex'>;

/**
 * Who stands where, derived from the `hex` column: never saved, rebuilt on the first question after a load, and changed
 * only through `place`.
 */
export interface Standing {
  readonly count: Uint8Array;
  /** −1 nobody, 0 Allied, 1 German. */
  readonly side: Int8Array;
  /** Units of a hex as a chain in order of their numbers; −1 ends it. */
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** How many hexes next to this one, or this one itself, are held by each side. */
  readonly near: readonly [Uint8Array, Uint8Array];
}

export const sideOf = (world: World, unit: number): Side => (unit < world.roster.allied ? ALLIED : GERMAN);

export function standingOf(world: World, field: Places): Standing {
  let standing = world.standings.get(field.hex);
  if (!standing) {
    standing = computeStanding(world, field);
    world.standings.set(field.hex, standing);
  }
  return standing;
}

/** From scratch: what a check compares the kept one with. */
export function computeStanding(world: World, field: Places): Standing {
  const size = world.grid.size;
  const standing: Standing = {
    count: new Uint8Array(size),
    side: new Int8Array(size).fill(-1),
    first: new Int16Array(size).fill(-1),
    next: new Int16Array(world.roster.units).fill(-1),
    near: [new Uint8Array(size), new Uint8Array(size)],
  };
  for (let unit = 0; unit < field.hex.length; unit++) {
    const hex = field.hex[unit] as number;
    if (hex >= 0) enter(world, standing, unit, hex);
  }
  return standing;
}

/** The only way a unit changes its place. A negative hex takes it off the map. */
export function place(world: World, field: Places, unit: number, hex: number): void {
  const standing = standingOf(world, field);
  const from = field.hex[unit] as number;
  if (from >= 0) leave(world, standing, unit, from);
  field.hex[unit] = hex;
  if (hex >= 0) enter(world, standing, unit, hex);
}

/** Units in a hex, in order of their numbers. */
export function unitsAt(world: World, field: Places, hex: number): number[] {
  const { first, next } = standingOf(world, field);
  const units: number[] = [];
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) units.push(unit);
  return units;
}

/** Whether anybody of a side stands next to a hex or in it. */
export const isNear = (world: World, field: Places, side: Side, hex: number): boolean =>
  (standingOf(world, field).near[side][hex] as number) > 0;

export const isHeldBy = (world: World, field: Places, side: Side, hex: number): boolean => standingOf(world, field).side[hex] === side;

function enter(world: World, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next } = standing;
  if (count[hex] === 0) spread(world, standing, sideOf(world, unit), hex, 1);
  count[hex] = (count[hex] as number) + 1;
  side[hex] = sideOf(world, unit);
  const head = first[hex] as number;
  if (head < 0 || head > unit) {
    next[unit] = head;
    first[hex] = unit;
    return;
  }
  let before = head;
  while ((next[before] as number) >= 0 && (next[before] as number) < unit) before = next[before] as number;
  next[unit] = next[before] as number;
  next[before] = unit;
}

function leave(world: World, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next } = standing;
  count[hex] = (count[hex] as number) - 1;
  if (count[hex] === 0) {
    side[hex] = -1;
    spread(world, standing, sideOf(world, unit), hex, -1);
  }
  if (first[hex] === unit) first[hex] = next[unit] as number;
  else {
    let before = first[hex] as number;
    while (next[before] !== unit) before = next[before] as number;
    next[before] = next[unit] as number;
  }
  next[unit] = -1;
}

function spread(world: World, { near }: Standing, side: Side, hex: number, by: number): void {
  for (const at of world.ground.around(hex, 1)) near[side][at] = (near[side][at] as number) + by;
}
