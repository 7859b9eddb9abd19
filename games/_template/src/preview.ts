import type { Forecast, ForecastOutcome } from '@bocage/kernel';
import type { Book } from './book.js';
import { ambushColumn, shotResult, walkOf } from './rules/ambush.js';
import { attackLines, columnFor, defenceLines, resultOf } from './rules/combat.js';
import { candidates } from './rules/secrets.js';
import { sideOfUnit } from './setup.js';
import { type CrossroadsView, type FrameOf, NONE } from './types.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** The odds of what is being decided: an attack (§C.7) or the shot of an ambush (§C.6.2). */
export function preview(book: Book, view: CrossroadsView): Forecast | undefined {
  const frame = view.open.stack[view.open.stack.length - 1];
  if (frame?.step === 'ambush') return previewShot(book, view);
  return frame?.step === 'attack' && frame.defender !== NONE ? previewAttack(book, view, frame) : undefined;
}

/** §C.6.2 The same for whoever fires: the cover alone counts. */
function previewShot(book: Book, { open }: CrossroadsView): Forecast | undefined {
  const target = walkOf(open)?.unit ?? NONE;
  const { columns, rows } = book.tables.ambush;
  const column = ambushColumn(book, open, target);
  return {
    title: `Fire at ${book.units[target]?.name}`,
    section: 'C.6.2',
    attack: [],
    defence: [{ label: 'Cover', value: columns[column] as number, section: 'C.6.2', unit: target }],
    modifiers: [],
    column: label(columns[column] as number),
    table: { columns: columns.map(label), rows, dieFrom: 1 },
    dice: FACES,
    outcomes: outcomesFor(FACES.map((die) => shotResult(book, open, target, die))),
  };
}

/** §C.7 A mixture while nobody knows whether the defender is the commander. */
function previewAttack(book: Book, { open, known }: CrossroadsView, { attacker, defender }: FrameOf<'attack'>): Forecast {
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
