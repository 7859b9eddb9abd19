import type { Outcome } from '@bocage/kernel';
import type { Book } from '../book.js';
import { sideOfUnit } from '../setup.js';
import { NONE, type Open, SEATS, type Tell } from '../types.js';
import { unitsOf } from './units.js';

/** §C.9 At the end: units left, and the crossroads for whoever holds it. Positive for blue. */
export function margin(book: Book, open: Open): number {
  const held = open.holder === NONE ? 0 : open.holder === 0 ? 1 : -1;
  return unitsOf(book, open, 0).length - unitsOf(book, open, 1).length + held * book.tables.crossroadsWorth;
}

export function finalOutcome(book: Book, open: Open): Outcome {
  const score = margin(book, open);
  if (score === 0) return { level: 'draw', margin: 0, section: 'C.9' };
  return { winner: SEATS[score > 0 ? 0 : 1], level: Math.abs(score) > 2 ? 'clear' : 'narrow', margin: score, section: 'C.9' };
}

/** Nothing is awaited any more. */
export function finish(open: Open, outcome: Outcome, tell: Tell): void {
  open.outcome = outcome;
  open.stack = [{ step: 'over' }];
  tell({ event: 'over', ...(outcome.section ? { section: outcome.section } : {}) });
}

/** §C.2 A side that loses its commander has lost. Whoever is lost has fought or was named before, so everybody knows who it was. */
export function lose(book: Book, open: Open, unit: number, tell: Tell, section = 'C.7'): void {
  const side = sideOfUnit(book, unit);
  open.hex[unit] = NONE;
  tell({ event: 'lost', section, unit });
  if (open.commander[side] !== unit) return;
  finish(open, { winner: SEATS[1 - side] as string, level: 'commander', margin: side === 0 ? -9 : 9, section: 'C.2' }, tell);
}
