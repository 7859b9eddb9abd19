import type { ForecastLine } from '@bocage/kernel';
import type { Book } from '../book.js';
import { sideOfUnit } from '../setup.js';
import { CARDS, type Open, ORDERS, type Sealed } from '../types.js';

/** What is known or supposed of the secrets when strengths are counted. */
export type Secrets = Pick<Sealed, 'commander' | 'card'>;

/** §C.7 The attacker's sum, line by line. */
export function attackLines(book: Book, open: Open, unit: number, secrets: Secrets): ForecastLine[] {
  const side = sideOfUnit(book, unit);
  const { bonus } = book.tables;
  const lines = [strengthLine(book, unit)];
  if (ORDERS[open.order[side] as number] === 'assault') lines.push({ label: 'Assault order', value: bonus.assault, section: 'C.4' });
  if (open.bearer[side] === unit && CARDS[secrets.card[side] as number] === 'shells')
    lines.push({ label: 'Shells', value: bonus.shells, section: 'C.5' });
  if (secrets.commander[side] === unit) lines.push({ label: 'Commander', value: bonus.commander, section: 'C.2' });
  return lines;
}

/** §C.7 The defender's sum, line by line. */
export function defenceLines(book: Book, open: Open, unit: number, secrets: Secrets): ForecastLine[] {
  const side = sideOfUnit(book, unit);
  const { bonus } = book.tables;
  const lines = [strengthLine(book, unit)];
  const ground = book.terrain[open.hex[unit] as number]?.defence as number;
  if (ground > 0) lines.push({ label: 'Cover', value: ground, section: 'C.7' });
  if (ORDERS[open.order[side] as number] === 'hold') lines.push({ label: 'Hold order', value: bonus.hold, section: 'C.4' });
  if (secrets.commander[side] === unit) lines.push({ label: 'Commander', value: bonus.commander, section: 'C.2' });
  return lines;
}

/** §C.7 The column of the combat table: the difference, no lower and no higher than the table goes. */
export function columnFor(book: Book, attack: readonly ForecastLine[], defence: readonly ForecastLine[]): number {
  const { columns } = book.tables.combat;
  const difference = total(attack) - total(defence);
  return Math.max(
    0,
    columns.findLastIndex((least) => difference >= least),
  );
}

export function resultOf(book: Book, column: number, die: number): string {
  return book.tables.combat.rows[die - 1]?.[column] as string;
}

function strengthLine(book: Book, unit: number): ForecastLine {
  const { name, strength } = book.units[unit] as Book['units'][number];
  return { label: name, value: strength, section: 'C.7', unit };
}

function total(lines: readonly ForecastLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}
