import { createRng, type GameModule, type GameTypes, type StateOf, type ViewOf } from '@bocage/kernel';

export interface ProportionsOptions<T extends GameTypes> {
  readonly view: ViewOf<T>;
  /** What is counted in an imagined state: the name of the secret it has. */
  readonly label: (state: StateOf<T>) => string;
  /** Every label that may come up, with its weight. */
  readonly expected: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly seed: number | string;
}

export interface Proportions {
  readonly counts: Readonly<Record<string, number>>;
  readonly chiSquare: number;
  /** What a right `imagine` exceeds once in a thousand seeds. */
  readonly limit: number;
  readonly ok: boolean;
}

/** Whether `imagine` draws a secret in its right proportions (Pearson's chi-square test). */
export function proportions<T extends GameTypes>(game: GameModule<T>, options: ProportionsOptions<T>): Proportions {
  const { view, label, expected, draws, seed } = options;
  const rng = createRng(seed);
  const counts: Record<string, number> = Object.fromEntries(Object.keys(expected).map((key) => [key, 0]));
  for (let i = 0; i < draws; i++) {
    const key = label(game.imagine(view, rng));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  const total = Object.values(expected).reduce((sum, weight) => sum + weight, 0);
  let chiSquare = 0;
  for (const [key, count] of Object.entries(counts)) {
    const due = (draws * (expected[key] ?? 0)) / total;
    if (due > 0) chiSquare += (count - due) ** 2 / due;
    else if (count > 0) chiSquare = Number.POSITIVE_INFINITY;
  }
  const limit = chiSquareLimit(Object.values(expected).filter((weight) => weight > 0).length - 1);
  return { counts, chiSquare, limit, ok: chiSquare <= limit };
}

/** Wilson and Hilferty's approximation at one in a thousand. */
function chiSquareLimit(degrees: number): number {
  if (degrees === 0) return 0;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}
