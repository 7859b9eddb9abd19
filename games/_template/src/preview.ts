import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import type { Book } from './book.js';
import { attackLines, columnFor, defenceLines, resultOf } from './rules/combat.js';
import { candidates } from './rules/secrets.js';
import { sideOfUnit } from './setup.js';
import { type CrossroadsView, NONE } from './types.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** §C.7 The odds of the attack being declared: a mixture while nobody knows whether the defender is the commander. */
export function preview(book: Book, { open, known }: CrossroadsView): Forecast | undefined {
  const frame = open.stack[open.stack.length - 1];
  if (frame?.step !== 'attack' || frame.defender === NONE) return undefined;
  const { attacker, defender } = frame;
  const side = sideOfUnit(book, defender);
  const attack = attackLines(book, open, attacker, known);
  const supposed = candidates(book, open, side).map((unit) => ({ ...known, commander: known.commander.with(side, unit) }));
  const columns = supposed.map((secrets) => columnFor(book, attack, defenceLines(book, open, defender, secrets)));
  const { combat } = book.tables;
  return {
    title: `${book.units[attacker]?.name} attacks ${book.units[defender]?.name}`,
    section: 'C.7',
    attack,
    defence: defenceLines(book, open, defender, known),
    modifiers: [],
    column: [...new Set(columns)].map((column) => label(combat.columns[column] as number)).join(' or '),
    table: { columns: combat.columns.map(label), rows: combat.rows, dieFrom: 1 },
    dice: FACES,
    outcomes: outcomesFor(columns.flatMap((column) => FACES.map((die) => resultOf(book, column, die)))),
  };
}

function outcomesFor(results: readonly string[]): ForecastOutcome[] {
  return [...new Set(results)].map((result) => ({
    result,
    ways: results.filter((other) => other === result).length,
    of: results.length,
    means: [{ code: result }],
  }));
}

function label(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
