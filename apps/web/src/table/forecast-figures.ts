import type { Forecast, ForecastLine, ForecastOutcome } from '@bocage/kernel';

/** Strengths may be halves; sums of halves are exact in binary, thirds are rounded for reading only. */
export function sumOf(lines: readonly ForecastLine[]): number {
  return Math.round(lines.reduce((sum, line) => sum + line.value, 0) * 100) / 100;
}

/** An exact chance in words a player reads at once: 2 in 6 · 33 %. */
export function chanceText({ ways, of }: ForecastOutcome): string {
  if (of === 0) return '–';
  return `${ways} in ${of} · ${Math.round((ways / of) * 100)} %`;
}

/** What is on a face: dice of ten sides are marked 0 to 9, and the tenth is the 0. */
export const faceOf = (sides: number, face: number): number => (sides === 10 ? face % 10 : face);

/** The face somebody has read off his own die. */
export const faceRead = (sides: number, read: number): number => (sides === 10 && read === 0 ? 10 : read);

const FACES = 6;

/** The row of the table a roll hits: `dice` lists the rows of every total in order where it has as many as there are totals. */
export function rowFor({ dice, table }: Forecast, rolled: readonly number[]): number | undefined {
  const total = rolled.reduce((a, b) => a + b, 0);
  const isListed = rolled.length === 1 || dice.length === rolled.length * (FACES - 1) + 1;
  const row = isListed ? (dice[total - rolled.length] ?? total) : total;
  const last = table.dieFrom + table.rows.length - 1;
  return row >= table.dieFrom && row <= last ? row : undefined;
}

/** "2", "−1". */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** "+2", "−1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
