import type { Say } from '@bocage/kernel';
import { type GameData, LETTERS } from './shapes.js';

const isRising = (numbers: readonly number[]): boolean => numbers.every((value, i) => i === 0 || value > (numbers[i - 1] as number));

/** Tables whose columns, rows and rolls do not fit together. */
export function lintTables(data: GameData, say: Say): void {
  lintCrt(data, say);
  lintLandings(data, say);
  lintTrack(data, say);
  lintSupport(data, say);
}

/** §10.1.4 Better differentials and weaker protection never give an earlier letter; higher rolls never a lesser result. */
function lintCrt({ tables: { crt } }: GameData, say: Say): void {
  for (const [line, least] of Object.entries(crt.least))
    if (!isRising(least)) say('tables', `crt.least.${line}`, 'must rise from column to column');
  crt.byProtection.forEach((row, pf) => {
    if ([...row].some((letter, i) => i > 0 && letter < row.charAt(i - 1))) say('tables', `crt.byProtection[${pf}]`, 'must not fall');
    const weaker = crt.byProtection[pf - 1];
    if (weaker !== undefined && [...row].some((letter, i) => letter > weaker.charAt(i)))
      say('tables', `crt.byProtection[${pf}]`, 'must protect no less than the row before');
  });
  const severity = (cell: string): number => ['', 'R', 'D', 'E'].indexOf(cell.replace('*', ''));
  LETTERS.forEach((letter, column) => {
    const falls = crt.results.some((row, i) => i > 0 && severity(row[column] as string) < severity(crt.results[i - 1]?.[column] as string));
    if (falls) say('tables', 'crt.results', `column ${letter} must not soften as the roll rises`);
  });
}

/** §4.3.3 §5.5 §5.6 */
function lintLandings({ tables }: GameData, say: Say): void {
  const { scatter, displacement, casualties } = tables;
  scatter.hexes.forEach(({ roll }, i) => {
    if (roll !== scatter.least + i) say('tables', `scatter.hexes[${i}].roll`, 'must count up from the least');
  });
  if (scatter.hexes.length !== scatter.most - scatter.least + 1) say('tables', 'scatter.hexes', 'must have a hex for every roll');
  for (const [tide, most] of Object.entries(displacement.most))
    if (!isRising(most)) say('tables', `displacement.most.${tide}`, 'must rise');
  if (!isRising(displacement.shifts)) say('tables', 'displacement.shifts', 'must go from left to right');
  if (!isRising(casualties.columns) || casualties.columns[0] !== 0) say('tables', 'casualties.columns', 'must rise from 0');
  for (const row of ['disruptsFrom', 'eliminatesFrom'] as const)
    if (casualties[row].length !== casualties.columns.length) say('tables', `casualties.${row}`, 'must have a roll for every column');
  casualties.disruptsFrom.forEach((from, i) => {
    if (from > (casualties.eliminatesFrom[i] as number)) say('tables', `casualties.disruptsFrom[${i}]`, 'must not lie above elimination');
  });
}

/** §3.1 §5.1 Turns in order; landings by day only, in the order of cycles and waves. */
function lintTrack({ tables }: GameData, say: Say): void {
  const { track } = tables.turns;
  track.forEach(({ turn, night, landing, newCycle }, i) => {
    if (turn !== i + 1) say('tables', `turns.track[${i}].turn`, `must be ${i + 1}`);
    if (night && (landing || newCycle)) say('tables', `turns.track[${i}].landing`, 'must be by day (§5.0)');
  });
  for (const kind of ['landing', 'newCycle'] as const) {
    const order = track.flatMap((turn) => {
      const slot = turn[kind];
      return slot ? [slot[0] * 10 + slot[1]] : [];
    });
    if (!isRising(order)) say('tables', 'turns.track', `${kind} must go from wave to wave`);
  }
  for (const { wave, beach, slots } of tables.waves.bound) {
    const bound = slots.reduce((sum, { count }) => sum + count, 0);
    if (bound > (tables.waves[beach][0]?.[wave - 1] ?? 0))
      say('tables', 'waves.bound', `wave ${wave} of ${beach} binds more than it lands`);
  }
}

/** §11.2 One row a turn. */
function lintSupport({ tables, scenarios }: GameData, say: Say): void {
  for (const { id, support, firstTurn, turns } of scenarios.scenarios) {
    for (let turn = firstTurn; turn < firstTurn + turns; turn++) {
      const rows = tables.support[support].filter((row) => row.turns.includes(turn));
      if (rows.length !== 1) say('tables', `support.${support}`, `must have one row for turn ${turn} of ${id}`);
    }
  }
}
