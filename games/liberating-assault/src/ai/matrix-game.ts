/** How both play a game in which one gains what the other loses, and what it is worth to the one who picks the row. */
export interface Solution {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly value: number;
}

const ROUNDS = 400;

/** A strategy in proportion to what one regrets not having played; all alike while there is nothing to regret. */
function inProportion(regrets: readonly number[]): number[] {
  const total = regrets.reduce((sum, regret) => sum + regret, 0);
  return regrets.map((regret) => (total > 0 ? regret / total : 1 / regrets.length));
}

const normalised = (weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

const rowWorth = (payoffs: readonly (readonly number[])[], columns: readonly number[]): number[] =>
  payoffs.map((row) => row.reduce((sum, payoff, j) => sum + payoff * (columns[j] as number), 0));

const columnWorth = (payoffs: readonly (readonly number[])[], rows: readonly number[]): number[] =>
  (payoffs[0] as readonly number[]).map((_, j) => payoffs.reduce((sum, row, i) => sum + (row[j] as number) * (rows[i] as number), 0));

/** Regrets never fall below nothing, and late rounds count for more: so it settles within a few hundred rounds. */
function learn(regrets: number[], gains: readonly number[], played: readonly number[]): void {
  const mean = gains.reduce((sum, gain, i) => sum + gain * (played[i] as number), 0);
  gains.forEach((gain, i) => {
    regrets[i] = Math.max(0, (regrets[i] as number) + gain - mean);
  });
}

/** Solves a zero-sum game by regret matching: the same payoffs always give the same answer. */
export function solve(payoffs: readonly (readonly number[])[]): Solution {
  const rowRegrets = payoffs.map(() => 0);
  const columnRegrets = (payoffs[0] as readonly number[]).map(() => 0);
  const rowSum = [...rowRegrets];
  const columnSum = [...columnRegrets];
  for (let round = 1; round <= ROUNDS; round++) {
    const rows = inProportion(rowRegrets);
    learn(
      columnRegrets,
      columnWorth(payoffs, rows).map((worth) => -worth),
      inProportion(columnRegrets),
    );
    const columns = inProportion(columnRegrets);
    learn(rowRegrets, rowWorth(payoffs, columns), rows);
    rows.forEach((p, i) => {
      rowSum[i] = (rowSum[i] as number) + p * round;
    });
    columns.forEach((p, j) => {
      columnSum[j] = (columnSum[j] as number) + p * round;
    });
  }
  const [rows, columns] = [normalised(rowSum), normalised(columnSum)];
  const value = rowWorth(payoffs, columns).reduce((sum, worth, i) => sum + worth * (rows[i] as number), 0);
  return { rows, columns, value };
}
