export interface FrequenciesOptions {
  /** Every label that may come up, with its weight. */
  readonly expected: Readonly<Record<string, number>>;
  readonly draws: number;
  /** What comes up in one try. */
  readonly draw: () => string;
}

export interface Frequencies {
  readonly counts: Readonly<Record<string, number>>;
  readonly chiSquare: number;
  /** What right weights exceed once in a thousand seeds. */
  readonly limit: number;
  readonly ok: boolean;
}

/** Whether what comes up has the weights it is said to have (Pearson's chi-square test). */
export function frequencies({ expected, draws, draw }: FrequenciesOptions): Frequencies {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(expected).map((key) => [key, 0]));
  for (let i = 0; i < draws; i++) {
    const key = draw();
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
