import type { HexId } from '@bocage/hex';
import type { UnitId } from '@bocage/kernel';
/** Units by hex, as columns of whole numbers, with nobody anywhere at first. A game extends it by the columns it derives from them. */
export class Stacks {
  /** How many units are in a hex. */
  readonly count: Uint8Array;
  /** Whose they are, by the number of the side; −1 where nobody is. */
  readonly side: Int8Array;
  /** Units of a hex as a chain in order of their numbers; −1 ends it. */
  readonly first: Int16Array;
  readonly next: Int16Array;

  constructor(hexes: number, units: number) {
    this.count = new Uint8Array(hexes);
    this.side = new Int8Array(hexes).fill(-1);
    this.first = new Int16Array(hexes).fill(-1);
    this.next = new Int16Array(units).fill(-1);
  }
}

/** Puts a unit that is nowhere into a hex. */
export function enterStack({ count, side, first, next }: Stacks, unit: UnitId, hex: HexId, mine: number): void {
  count[hex] = (count[hex] as number) + 1;
  side[hex] = mine;
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

/** Takes a unit out of the hex it is in. */
export function leaveStack({ count, side, first, next }: Stacks, unit: UnitId, hex: HexId): void {
  count[hex] = (count[hex] as number) - 1;
  if (count[hex] === 0) side[hex] = -1;
  if (first[hex] === unit) first[hex] = next[unit] as number;
  else {
    let before = first[hex] as number;
    while (next[before] !== unit) before = next[before] as number;
    next[before] = next[unit] as number;
  }
  next[unit] = -1;
}

/** Units in a hex, in order of their numbers. */
export function unitsIn({ first, next }: Stacks, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = first[hex] as number; unit >= 0; unit = next[unit] as number) units.push(unit);
  return units;
}
