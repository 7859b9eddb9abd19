import type { Open, Side } from './types.js';
import { ALLIED, enemyOf, GERMAN } from './types.js';
import type { World } from './world.js';

/**
 * Who stands where, derived from the `hex` and `piece` columns: never saved, rebuilt on the first question after a
 * load, and changed only through `place` and `turnUp`.
 */
export interface Standing {
  /** Raised by every change: what a remembered reach is checked against. */
  version: number;
  readonly count: Uint8Array;
  /** −1 nobody, 0 Allied, 1 German. */
  readonly side: Int8Array;
  /** Units of a hex as a chain in order of their numbers; −1 ends it. */
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** How many units of each side control a hex (§R.4). */
  readonly zoc: readonly [Uint8Array, Uint8Array];
  /** What entering a hex costs each side in thirds besides the ground: §E.8 something in an enemy zone; −1 where the enemy stands. */
  readonly entry: readonly [Int16Array, Int16Array];
  /** Face-down tokens by hex (§R.12). */
  readonly faceDown: Uint8Array;
}

export const sideOf = (world: World, unit: number): Side => (unit < world.roster.allied ? ALLIED : GERMAN);

export function standingOf(world: World, open: Open): Standing {
  const { scratch, standings } = world;
  if (scratch.open === open) return scratch.standing as Standing;
  let standing = standings.get(open);
  if (!standing) {
    standing = computeStanding(world, open);
    standings.set(open, standing);
  }
  scratch.open = open;
  scratch.standing = standing;
  return standing;
}

/** From scratch: what `check` compares the kept one with. */
export function computeStanding(world: World, open: Open): Standing {
  const size = world.grid.size;
  const standing: Standing = {
    version: 0,
    count: new Uint8Array(size),
    side: new Int8Array(size).fill(-1),
    first: new Int16Array(size).fill(-1),
    next: new Int16Array(world.roster.units).fill(-1),
    zoc: [new Uint8Array(size), new Uint8Array(size)],
    entry: [new Int16Array(size), new Int16Array(size)],
    faceDown: new Uint8Array(size),
  };
  for (let unit = 0; unit < open.hex.length; unit++) {
    const hex = open.hex[unit] as number;
    if (hex >= 0) enter(world, open, standing, unit, hex);
  }
  return standing;
}

/** The only way a unit changes its place. A negative hex takes it off the map. */
export function place(world: World, open: Open, unit: number, hex: number): void {
  const standing = standingOf(world, open);
  const from = open.hex[unit] as number;
  if (from >= 0) leave(world, open, standing, unit, from);
  open.hex[unit] = hex;
  if (hex >= 0) enter(world, open, standing, unit, hex);
  standing.version++;
}

/** Turns a token face up as the given piece. */
export function turnUp(world: World, open: Open, unit: number, piece: number): void {
  const standing = standingOf(world, open);
  const hex = open.hex[unit] as number;
  if (isFaceDown(world, open, unit) && hex >= 0) standing.faceDown[hex] = (standing.faceDown[hex] as number) - 1;
  open.piece[unit - world.roster.allied] = piece;
  standing.version++;
}

export const isFaceDown = (world: World, open: Open, unit: number): boolean =>
  unit >= world.roster.allied && (open.piece[unit - world.roster.allied] as number) < 0;

/** Units in a hex, in order of their numbers. */
export function unitsAt(world: World, open: Open, hex: number): number[] {
  const { first, next } = standingOf(world, open);
  const units: number[] = [];
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) units.push(unit);
  return units;
}

function enter(world: World, open: Open, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next, faceDown } = standing;
  const mine = sideOf(world, unit);
  count[hex] = (count[hex] as number) + 1;
  side[hex] = mine;
  if (isFaceDown(world, open, unit)) faceDown[hex] = (faceDown[hex] as number) + 1;
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
  addZoc(world, standing, mine, hex, 1);
}

function leave(world: World, open: Open, standing: Standing, unit: number, hex: number): void {
  const { count, side, first, next, faceDown } = standing;
  count[hex] = (count[hex] as number) - 1;
  if (count[hex] === 0) side[hex] = -1;
  if (isFaceDown(world, open, unit)) faceDown[hex] = (faceDown[hex] as number) - 1;
  if (first[hex] === unit) first[hex] = next[unit] as number;
  else {
    let before = first[hex] as number;
    while (next[before] !== unit) before = next[before] as number;
    next[before] = next[unit] as number;
  }
  next[unit] = -1;
  addZoc(world, standing, sideOf(world, unit), hex, -1);
}

// §R.4
function addZoc(world: World, standing: Standing, side: Side, hex: number, by: number): void {
  const zoc = standing.zoc[side];
  priceEntry(world, standing, enemyOf(side), hex);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = world.zocTargets[i] as number;
    if (to < 0) continue;
    zoc[to] = (zoc[to] as number) + by;
    priceEntry(world, standing, enemyOf(side), to);
  }
}

// §E.8 §R.3
function priceEntry(world: World, { side: holders, zoc, entry }: Standing, side: Side, hex: number): void {
  const enemy = enemyOf(side);
  entry[side][hex] = holders[hex] === enemy ? -1 : zoc[enemy][hex] === 0 ? 0 : world.data.tables.movement.enterZoc;
}
