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
  readonly count: Uint8Array;
  /** −1 nobody, 0 Allied, 1 German. */
  readonly side: Int8Array;
  /** Units of a hex as a chain in order of their numbers; −1 ends it. */
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** How many units of each side project a zone into a hex by the map alone (§6.1). */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  readonly strongpoints: Uint8Array;
  /** 1 where a side's zone lies (§6.1). */
  readonly zones: readonly [Uint8Array, Uint8Array];
  /** 1 where the supply lines of a side may not enter (§13.2, §13.2.1), and beyond the last hex. */
  readonly barred: readonly [Uint8Array, Uint8Array];
  /** How often a hex has opened or closed to the lines of a side. */
  readonly lines: [number, number];
  /** Which hexes did, the last `JOURNAL` of them: number n at n modulo JOURNAL. */
  readonly turned: readonly [Int32Array, Int32Array];
}

export const JOURNAL = 256;

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
  const hexes = (): Uint8Array => new Uint8Array(size);
  const standing: Standing = {
    version: 0,
    placed: [0, 0],
    count: hexes(),
    side: new Int8Array(size).fill(-1),
    first: new Int16Array(size).fill(-1),
    next: new Int16Array(world.roster.units).fill(-1),
    zoc: [hexes(), hexes()],
    strongpoints: hexes(),
    zones: [hexes(), hexes()],
    barred: [new Uint8Array(size + 1), new Uint8Array(size + 1)],
    lines: [0, 0],
    turned: [new Int32Array(JOURNAL), new Int32Array(JOURNAL)],
  };
  for (const barred of standing.barred) barred[size] = 1;
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex >= 0) enter(world, standing, unit, hex);
  }
  for (let hex = 0; hex < size; hex++) judge(world, open, standing, hex);
  return standing;
}

/** The only way a unit changes its place. A negative hex takes it off the map. */
export function place(world: World, open: Open, unit: number, hex: number): void {
  const standing = standingOf(world, open);
  const from = open.hex[unit] as number;
  const side = sideOf(world, unit);
  if (from >= 0) leave(world, standing, unit, from);
  open.hex[unit] = hex;
  if (hex >= 0) enter(world, standing, unit, hex);
  if (from >= 0) judgeAround(world, open, standing, unit, from);
  if (hex >= 0) judgeAround(world, open, standing, unit, hex);
  standing.placed[side]++;
  // §6.1 Where a strongpoint stands or stood, the zones of its enemy change.
  if (world.roster.kind[unit] === 'strongpoint') standing.placed[enemyOf(side)]++;
  standing.version++;
}

/** Something besides a place has changed that zones or supply depend on: a beach, an Exit marker, a way into or out of Brittany (§13.1). */
export function touch(world: World, open: Open): void {
  const standing = standingOf(world, open);
  for (let hex = 0; hex < world.grid.size; hex++) judge(world, open, standing, hex);
  standing.version++;
  for (const side of [ALLIED, GERMAN] as const) {
    standing.placed[side]++;
    // So many that nobody can tell any more which.
    standing.lines[side] += JOURNAL + 1;
  }
}

/** §13.1.2 A beach has opened: the same for this one hex, which is a source of supply from now on. */
export function touchOpened(world: World, open: Open, hex: number): void {
  const standing = standingOf(world, open);
  judge(world, open, standing, hex);
  note(standing, ALLIED, hex);
  standing.version++;
  standing.placed[ALLIED]++;
  standing.placed[GERMAN]++;
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

/** §10.4.5 Whether an E hex holds an Exit marker. */
export function hasExit(world: World, open: Open, hex: number): boolean {
  const index = world.ground.exit[hex] as number;
  return index >= 0 && open.exits[index] !== 0;
}

/** What zones and lines make of a hex, from those who stand there and near it. */
function judge(world: World, open: Open, standing: Standing, hex: number): void {
  const { zoc, zones, strongpoints } = standing;
  const beach = isOpenBeach(world, open, hex);
  // §6.1 The Allied zone does not lie where a strongpoint is, the German one not in an open beach.
  zones[ALLIED][hex] = zoc[ALLIED][hex] !== 0 && strongpoints[hex] === 0 ? 1 : 0;
  zones[GERMAN][hex] = zoc[GERMAN][hex] !== 0 && !beach ? 1 : 0;
  // §13.2 Lines pass an enemy zone only where a friend stands; §13.2.1 German ones pass no open beach and no Exit marker.
  const holder = standing.side[hex] as number;
  bar(standing, ALLIED, hex, holder < 0 ? (zones[GERMAN][hex] as number) : holder);
  bar(standing, GERMAN, hex, beach || hasExit(world, open, hex) ? 1 : holder < 0 ? (zones[ALLIED][hex] as number) : 1 - holder);
}

function bar(standing: Standing, side: Side, hex: number, now: number): void {
  if (standing.barred[side][hex] === now) return;
  standing.barred[side][hex] = now;
  note(standing, side, hex);
}

function note({ lines, turned }: Standing, side: Side, hex: number): void {
  turned[side][lines[side] % JOURNAL] = hex;
  lines[side]++;
}

/** What a unit that comes or goes may change. */
function judgeAround(world: World, open: Open, standing: Standing, unit: number, hex: number): void {
  judge(world, open, standing, hex);
  if (world.roster.battalion[unit]) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to >= 0) judge(world, open, standing, to);
  }
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
