import { momentOf, type WalkFrame } from '@bocage/kernel';
import type { Book } from '../book.js';
import { sideOfUnit } from '../setup.js';
import { type FrameOf, type Open, ORDERS } from '../types.js';
import { unitsOf } from './units.js';

/** §C.6.1 The march that is being watched, under whatever lies on top of it. */
export function walkOf({ stack }: Open): FrameOf<'walk'> | undefined {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at] as Open['stack'][number];
    if (frame.step === 'walk') return frame;
  }
  return undefined;
}

/** §C.6.1 Enemies within reach under a hold order that have not fired at this march: as it sets out, and in each hex it enters. */
export function ambushers(book: Book, open: Open, walk: WalkFrame): number[] {
  const { unit, walked, tried } = walk;
  const side = 1 - sideOfUnit(book, unit);
  const isTime = momentOf(walk) === 'entered' || walked.length === 1;
  if (!isTime || ORDERS[open.order[side] as number] !== 'hold') return [];
  const at = open.hex[unit] as number;
  return unitsOf(book, open, side).filter(
    (firer) => !tried.includes(firer) && book.grid.distance(open.hex[firer] as number, at) <= book.tables.ambush.range,
  );
}

/** §C.6.2 The column of the ambush table: the cover where the unit stands, no higher than the table goes. */
export function ambushColumn(book: Book, open: Open, unit: number): number {
  const cover = book.terrain[open.hex[unit] as number]?.defence as number;
  return Math.max(
    0,
    book.tables.ambush.columns.findLastIndex((least) => cover >= least),
  );
}

/** §C.6.2 */
export function shotResult(book: Book, open: Open, unit: number, die: number): string {
  return book.tables.ambush.rows[die - 1]?.[ambushColumn(book, open, unit)] as string;
}
