import { describe, expect, it } from 'vitest';
import { solve } from '../../src/ai/matrix-game.js';

const near = (found: readonly number[], wanted: readonly number[]): void =>
  wanted.forEach((p, i) => {
    expect(found[i]).toBeCloseTo(p, 2);
  });

describe('games with a known answer', () => {
  it('matching pennies is even', () => {
    const { rows, columns, value } = solve([
      [1, -1],
      [-1, 1],
    ]);
    near(rows, [0.5, 0.5]);
    near(columns, [0.5, 0.5]);
    expect(value).toBeCloseTo(0, 2);
  });

  it('scissors that win double are cut less often', () => {
    // Rock, paper, scissors; scissors over paper pays 2.
    const { rows, value } = solve([
      [0, -1, 1],
      [1, 0, -2],
      [-1, 2, 0],
    ]);
    near(rows, [0.5, 0.25, 0.25]);
    expect(value).toBeCloseTo(0, 2);
  });

  it('a saddle is played outright', () => {
    const { rows, columns, value } = solve([
      [4, 2, 5],
      [1, 0, 3],
      [6, 1, -2],
    ]);
    near(rows, [1, 0, 0]);
    near(columns, [0, 1, 0]);
    expect(value).toBeCloseTo(2, 2);
  });

  it('one card against several is answered by the best of them', () => {
    const { rows, columns, value } = solve([[3, -1, 2]]);
    near(rows, [1]);
    near(columns, [0, 1, 0]);
    expect(value).toBeCloseTo(-1, 2);
  });

  it('is the same every time', () => {
    const payoffs = [
      [2, -3, 1],
      [-1, 4, 0],
    ];
    expect(solve(payoffs)).toEqual(solve(payoffs));
  });
});
