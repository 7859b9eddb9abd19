import type { GameMeta } from '@bocage/kernel';
import type { Setting } from './law.js';

/** The scenario, or an option, with everything it can be. */
interface Choice {
  readonly id: string;
  readonly values: readonly string[];
}

/** One value for each choice, by its place in the list; undefined where nothing is chosen yet. */
type Row = (number | undefined)[];

/**
 * Scenarios and options in such sets that any two values occur together in one of them, but for what is chosen already. Rules
 * that break where options meet nearly always break where two meet, and eighteen scenarios with five options stay affordable.
 * The first set has the first value of everything.
 */
export function settingsOf(meta: GameMeta, { scenario, options: chosen = {} }: Partial<Setting> = {}): Setting[] {
  const scenarios = meta.scenarios.map(({ id }) => id).filter((id) => id === (scenario ?? id));
  const options = meta.options.map(({ id, values }) => ({
    id,
    values: values.map((value) => value.id).filter((value) => value === (chosen[id] ?? value)),
  }));
  const choices: Choice[] = [{ id: '', values: scenarios }, ...options];
  if (choices.some(({ values }) => values.length === 0)) return [];
  const chosenAt = (row: Row, i: number): string => choices[i]?.values[row[i] as number] as string;
  return rowsOf(choices.map(({ values }) => values.length)).map((row) => ({
    scenario: chosenAt(row, 0),
    options: Object.fromEntries(options.map(({ id }, i) => [id, chosenAt(row, i + 1)])),
  }));
}

/** The largest choices first, so that the later ones find room in the rows there are. */
function rowsOf(counts: readonly number[]): Row[] {
  const order = [...counts.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number));
  const rows: Row[] = [];
  for (const [n, choice] of order.entries()) addChoice(rows, counts, choice, order.slice(0, n));
  return rows.map((row) => counts.map((_, i) => row[i] ?? 0));
}

/** A value of the choice that was not yet seen together with this value of another. */
interface Pair {
  readonly value: number;
  readonly other: number;
  readonly with: number;
}

/** Gives the rows there are a value of one more choice each, the one that brings most, and adds rows for what is still missing. */
function addChoice(rows: Row[], counts: readonly number[], choice: number, others: readonly number[]): void {
  const values = valuesOf(counts[choice] as number);
  if (others.length === 0) rows.push(...values.map((value) => counts.map((_, i) => (i === choice ? value : undefined))));
  let missing: Pair[] = others.flatMap((other) =>
    valuesOf(counts[other] as number).flatMap((is) => values.map((value) => ({ value, other, with: is }))),
  );
  const brings = (row: Row, value: number): Pair[] => missing.filter((pair) => pair.value === value && row[pair.other] === pair.with);
  for (const row of others.length > 0 ? rows : []) {
    row[choice] = values.reduce((best, value) => (brings(row, value).length > brings(row, best).length ? value : best), 0);
    const brought = new Set(brings(row, row[choice]));
    missing = missing.filter((pair) => !brought.has(pair));
  }
  for (const { value, other, with: is } of missing) {
    const room = rows.find((row) => row[choice] === value && (row[other] ?? is) === is) ?? added(rows, counts);
    room[choice] = value;
    room[other] = is;
  }
}

function added(rows: Row[], counts: readonly number[]): Row {
  const row: Row = counts.map(() => undefined);
  rows.push(row);
  return row;
}

function valuesOf(count: number): number[] {
  return Array.from({ length: count }, (_, value) => value);
}

export function saySetting({ scenario, options }: Setting): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [scenario, ...chosen].join(' ');
}
