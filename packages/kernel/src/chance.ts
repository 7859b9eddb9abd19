/** What a game asks the host to roll. The host answers with numbers; the log records them. */
export type Roll =
  | { readonly kind: 'dice'; readonly why: string; readonly section: string; readonly count: number; readonly sides: number }
  | { readonly kind: 'draw'; readonly why: string; readonly section: string; readonly weights: readonly number[] }
  | { readonly kind: 'shuffle'; readonly why: string; readonly section: string; readonly size: number };

/** dice: each 1…sides. draw: one index into the weights. shuffle: a permutation of 0…size−1. */
export type RollResult = readonly number[];

/** A source of whole numbers, uniform in 0…n−1. */
export interface Rng {
  below(n: number): number;
}

export function rollWith(rng: Rng, roll: Roll): number[] {
  if (roll.kind === 'dice') return Array.from({ length: roll.count }, () => 1 + rng.below(roll.sides));
  if (roll.kind === 'draw') return [drawIndex(rng, roll.weights)];
  return shuffled(rng, roll.size);
}

/** Whether a result could have come from this roll: what a save or a hand-entered die must pass. */
export function isResultOf(roll: Roll, result: RollResult): boolean {
  if (!result.every((n) => Number.isInteger(n))) return false;
  if (roll.kind === 'dice') return result.length === roll.count && result.every((n) => n >= 1 && n <= roll.sides);
  if (roll.kind === 'draw') return result.length === 1 && (roll.weights[result[0] as number] ?? 0) > 0;
  return result.length === roll.size && new Set(result).size === roll.size && result.every((n) => n >= 0 && n < roll.size);
}

/** Every result with its probability, for dice and draws; undefined for shuffles (too many to list). */
export function outcomesOf(roll: Roll): { result: number[]; p: number }[] | undefined {
  if (roll.kind === 'shuffle') return undefined;
  if (roll.kind === 'draw') {
    const total = roll.weights.reduce((a, b) => a + b, 0);
    return roll.weights.flatMap((w, i) => (w > 0 ? [{ result: [i], p: w / total }] : []));
  }
  let all: { result: number[]; p: number }[] = [{ result: [], p: 1 }];
  for (let die = 0; die < roll.count; die++) {
    all = all.flatMap(({ result, p }) =>
      Array.from({ length: roll.sides }, (_, side) => ({ result: [...result, side + 1], p: p / roll.sides })),
    );
  }
  return all;
}

function drawIndex(rng: Rng, weights: readonly number[]): number {
  let at = rng.below(weights.reduce((a, b) => a + b, 0));
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i] as number;
    if (at < 0) return i;
  }
  throw new Error('a draw needs a positive weight');
}

function shuffled(rng: Rng, size: number): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
