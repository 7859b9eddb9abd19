import { ALLIED, BEACH_OPEN, enemyOf, GERMAN, type Open, type Side } from './types.js';
import type { World } from './world.js';

/**
 * Who stands where, derived from the `hex` column: never saved, rebuilt on the first question after a load, and changed
 * only through `place`.
 */
export interface Standing {
  /** Raised by every change. */
  version: number;
  /** Raised by every change of a side's places: what the ways of its enemy are checked against. */
  readonly placed: [number, number];
  /** Raised when a hex may have opened or closed to the supply lines of a side. */
  readonly lines: [number, number];
  readonly count: Uint8Array;
  /** −1 nobody, 0 Allied, 1 German. */
  readonly side: Int8Array;
  /** Units of a hex as a chain in order of their numbers; −1 ends it. */
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** How many units of each side project a zone into a hex by the map alone (§6.1). */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  readonly strongpoints: Uint8Array;
}

export const sideOf = (world: World, unit: number): Side => (unit < world.roster.allied ? ALLIED : GERMAN);

export function standingOf(world: World, open: Open): Standing {
  let standing = world.standings.get(open);
  if (!standing) {
    standing = computeStanding(world, open);
    world.standings.set(open, standing);
  }
  return standing;
}

/** From scratch: what a check compares the kept one with. */
export function computeStanding(world: World, open: Open): Standing {
  const size = world.grid.size;
  const standing: Standing = {
    version: 0,
    placed: [0, 0],
    lines: [0, 0],
    count: new Uint8Array(size),
    side: new Int8Array(size).fill(-1),
    first: new Int16Array(size).fill(-1),
    next: new Int16Array(world.roster.units).fill(-1),
    zoc: [new Uint8Array(size), new Uint8Array(size)],
    strongpoints: new Uint8Array(size),
  };
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex >= 0) enter(world, standing, unit, hex);
  }
  return standing;
}

/** The only way a unit changes its place. A negative hex takes it off the map. */
export function place(world: World, open: Open, unit: number, hex: number): void {
  const standing = standingOf(world, open);
  const from = open.hex[unit] as number;
  if (from >= 0) leave(world, standing, unit, from);
  const { count, lines, placed, zoc } = standing;
  const side = sideOf(world, unit);
  const enemy = enemyOf(side);
  // §13.2 Its own side's lines pass an enemy zone only where it stands: nothing else about them can change.
  if (opensOrCloses(count, zoc[enemy], from) || opensOrCloses(count, zoc[enemy], hex)) lines[side]++;
  lines[enemy]++;
  placed[side]++;
  // §6.1 Where a strongpoint stands or stood, the zones of its enemy change.
  if (world.roster.kind[unit] === 'strongpoint') placed[enemy]++;
  open.hex[unit] = hex;
  if (hex >= 0) enter(world, standing, unit, hex);
  standing.version++;
}

const opensOrCloses = (count: Uint8Array, zoc: Uint8Array, hex: number): boolean => hex >= 0 && count[hex] === 0 && zoc[hex] !== 0;

/** Something besides a place has changed that supply depends on: a beach, an Exit marker, a way into or out of Brittany (§13.1). */
export function touch(world: World, open: Open): void {
  const standing = standingOf(world, open);
  standing.version++;
  for (const side of [ALLIED, GERMAN] as const) {
    standing.placed[side]++;
    standing.lines[side]++;
  }
}

/** Units in a hex, in order of their numbers. */
export function unitsAt(world: World, open: Open, hex: number): number[] {
  const { first, next } = standingOf(world, open);
  const units: number[] = [];
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) units.push(unit);
  return units;
}

/** §11.9 */
export function isOpenBeach(world: World, open: Open, hex: number): boolean {
  const beach = world.ground.beach[hex] as number;
  return beach >= 0 && open.beach[beach] === BEACH_OPEN;
}

function enter(world: World, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next } = standing;
  count[hex] = (count[hex] as number) + 1;
  side[hex] = sideOf(world, unit);
  const head = first[hex] as number;
  if (head < 0 || head > unit) {
    next[unit] = head;
    first[hex] = unit;
  } else {
    let before = head;
    while ((next[before] as number) >= 0 && (next[before] as number) < unit) before = next[before] as number;
    next[unit] = next[before] as number;
    next[before] = unit;
  }
  project(world, standing, unit, hex, 1);
}

function leave(world: World, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next } = standing;
  count[hex] = (count[hex] as number) - 1;
  if (count[hex] === 0) side[hex] = -1;
  if (first[hex] === unit) first[hex] = next[unit] as number;
  else {
    let before = first[hex] as number;
    while (next[before] !== unit) before = next[before] as number;
    next[before] = next[unit] as number;
  }
  next[unit] = -1;
  project(world, standing, unit, hex, -1);
}

/** §6.0 Strongpoints and battalions have no zone. */
function project(world: World, standing: Standing, unit: number, hex: number, by: number): void {
  if (world.roster.kind[unit] === 'strongpoint') standing.strongpoints[hex] = (standing.strongpoints[hex] as number) + by;
  if (world.roster.battalion[unit]) return;
  const zoc = standing.zoc[sideOf(world, unit)];
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to >= 0) zoc[to] = (zoc[to] as number) + by;
  }
}
