import type { HexId } from '@bocage/hex';
import type { Options } from '@bocage/kernel';
import type { Book } from './book.js';
import { type CrossroadsState, NONE, SEATS } from './types.js';

/** §C.1 The counters on their hexes; the commanders are chosen first. */
export function setup(book: Book, scenario: string, options: Options): CrossroadsState {
  const { hexes, turns } = book.scenarios.find(({ id }) => id === scenario) ?? failScenario(scenario);
  const hex = hexes.map((label) => book.grid.parse(label) as HexId);
  const byUnit = () => hex.map(() => 0);
  const bySide = (value: number) => SEATS.map(() => value);
  const holder = hex.indexOf(book.crossroads);
  return {
    open: {
      stack: [{ step: 'turn', stage: 0 }, { step: 'commander' }],
      turn: 1,
      lastTurn: turns,
      first: options.first === 'red' ? 1 : 0,
      hex,
      moved: byUnit(),
      fought: byUnit(),
      shown: byUnit(),
      commander: bySide(NONE),
      order: bySide(NONE),
      card: bySide(NONE),
      holds: bySide(0),
      bearer: bySide(NONE),
      supplied: bySide(0),
      holder: holder === NONE ? NONE : sideOfUnit(book, holder),
      outcome: null,
    },
    sealed: { commander: bySide(NONE), order: bySide(NONE), card: bySide(NONE), route: [] },
  };
}

export function sideOfUnit(book: Book, unit: number): number {
  return (SEATS as readonly string[]).indexOf(book.units[unit]?.side as string);
}

function failScenario(scenario: string): never {
  throw new Error(`no scenario ${scenario}`);
}
