import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResultOf, outcomesOf, type Roll, rollWith } from './chance.js';
import { createRng } from './rng.js';

const named = { why: 'test', section: '1' };
const rolls: fc.Arbitrary<Roll> = fc.oneof(
  fc
    .record({ count: fc.integer({ min: 1, max: 3 }), sides: fc.integer({ min: 2, max: 10 }) })
    .map((r) => ({ kind: 'dice' as const, ...named, ...r })),
  fc
    .array(fc.nat(5), { minLength: 1, maxLength: 6 })
    .filter((weights) => weights.some((w) => w > 0))
    .map((weights) => ({ kind: 'draw' as const, ...named, weights })),
  fc.nat(8).map((size) => ({ kind: 'shuffle' as const, ...named, size })),
);

describe('chance', () => {
  it('gives only results that the roll can give', () => {
    fc.assert(fc.property(rolls, fc.nat(), (roll, seed) => isResultOf(roll, rollWith(createRng(seed), roll))));
  });

  it('lists every outcome of dice and draws once, and their probabilities sum to one', () => {
    fc.assert(
      fc.property(rolls, (roll) => {
        const outcomes = outcomesOf(roll);
        if (roll.kind === 'shuffle') return outcomes === undefined;
        const sum = outcomes?.reduce((p, outcome) => p + outcome.p, 0) ?? 0;
        const distinct = new Set(outcomes?.map(({ result }) => result.join()));
        return Math.abs(sum - 1) < 1e-9 && distinct.size === outcomes?.length && outcomes.every(({ result }) => isResultOf(roll, result));
      }),
    );
  });

  const dice: Roll = { kind: 'dice', ...named, count: 2, sides: 6 };
  const draw: Roll = { kind: 'draw', ...named, weights: [1, 0, 3] };
  const shuffle: Roll = { kind: 'shuffle', ...named, size: 3 };
  it.each<[Roll, number[]]>([
    [dice, [1]],
    [dice, [0, 6]],
    [dice, [1, 7]],
    [dice, [1, 2.5]],
    [dice, [1, 2, 3]],
    [draw, [1]],
    [draw, [3]],
    [draw, [-1]],
    [draw, [0, 2]],
    [shuffle, [0, 1, 1]],
    [shuffle, [0, 1]],
    [shuffle, [1, 2, 3]],
  ])('refuses what a roll cannot give: %j %j', (roll, result) => {
    expect(isResultOf(roll, result)).toBe(false);
  });

  it('draws by weight', () => {
    const rng = createRng('weights');
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) count(counts, rollWith(rng, draw)[0] as number);
    expect(counts[1]).toBe(0);
    expect(counts[2] as number).toBeGreaterThan(2850);
    expect(counts[2] as number).toBeLessThan(3150);
  });

  it('shuffles every order alike', () => {
    const rng = createRng('shuffles');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = rollWith(rng, shuffle).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('the seeded generator', () => {
  it('repeats itself for the same seed and not for another', () => {
    const numbers = (seed: number | string) => {
      const rng = createRng(seed);
      return Array.from({ length: 8 }, () => rng.below(1000)).join();
    };
    expect(numbers(5)).toBe(numbers('5'));
    expect(numbers(5)).not.toBe(numbers(6));
  });

  it('is even over its range', () => {
    const rng = createRng(11);
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 14_000; i++) count(counts, rng.below(7));
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

function count(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
