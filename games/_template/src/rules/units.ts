import type { HexId } from '@bocage/hex';
import type { Book } from '../book.js';
import { sideOfUnit } from '../setup.js';
import { NONE, type Open } from '../types.js';

/** §C.1 The one counter in a hex, NONE when it is empty. */
export function unitAt(open: Open, hex: HexId): number {
  return open.hex.indexOf(hex);
}

/** Counters of a side still on the map. */
export function unitsOf(book: Book, open: Open, side: number): number[] {
  return book.units.flatMap((_, unit) => (sideOfUnit(book, unit) === side && open.hex[unit] !== NONE ? [unit] : []));
}

export function neighboursOf(book: Book, hex: HexId): HexId[] {
  return book.grid.ring(hex, 1).sort((a, b) => a - b);
}

/** §C.7 Hexes next to this unit that an enemy stands in. */
export function targetsOf(book: Book, open: Open, unit: number): HexId[] {
  const side = sideOfUnit(book, unit);
  return neighboursOf(book, open.hex[unit] as HexId).filter((hex) => {
    const other = unitAt(open, hex);
    return other !== NONE && sideOfUnit(book, other) !== side;
  });
}

/** §C.9 Whoever stood there last holds the crossroads. */
export function place(book: Book, open: Open, unit: number, hex: HexId): void {
  open.hex[unit] = hex;
  if (hex === book.crossroads) open.holder = sideOfUnit(book, unit);
}
