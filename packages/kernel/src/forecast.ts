/** One readable line of a sum: "16 Inf Regiment 7 (§…)". */
export interface ForecastLine {
  readonly label: string;
  readonly value: number;
  readonly section: string;
  readonly unit?: number;
}

/** Is shown the addends of a sum, one by one; `unit` where a counter brings it. */
export type SeeAddend = (what: string, by: number, section: string, unit?: number) => void;

/** An addend on its way into a sum, shown to whoever looks: so the figure that decides and the line that explains it are one. */
export function addend(see: SeeAddend | undefined, what: string, by: number, section: string, unit?: number): number {
  see?.(what, by, section, unit);
  return by;
}

export interface ForecastOutcome {
  /** The result as the table prints it: AX, DR … */
  readonly result: string;
  /** Exact probability as a fraction of `of`. */
  readonly ways: number;
  readonly of: number;
  /** Keys of what it would mean here, for `ui/` to word. */
  readonly means: readonly { readonly code: string; readonly params?: Readonly<Record<string, string | number>> }[];
}

/** The exact odds of an attack before its die, with every modifier and where it comes from. */
export interface Forecast {
  readonly title: string;
  readonly section: string;
  readonly attack: readonly ForecastLine[];
  readonly defence: readonly ForecastLine[];
  /** Additions to the die or shifts of the column. */
  readonly modifiers: readonly ForecastLine[];
  readonly column: string;
  /** The table itself, so the column and rows can be shown: rows[die][column]. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly dieFrom: number };
  /** The rows that can come up here: die face plus modifiers; of several dice those of every total in order. */
  readonly dice: readonly number[];
  readonly outcomes: readonly ForecastOutcome[];
  /** Set when the attack may not be made as it stands. */
  readonly refusal?: { readonly code: string; readonly section: string };
}

/** The chance of the results that count, to be read on a button: "50 %". Only what is certain is 0 or 100. */
export function percentOf({ outcomes }: Pick<Forecast, 'outcomes'>, counts: (outcome: ForecastOutcome) => boolean): string {
  const of = outcomes[0]?.of ?? 0;
  const ways = outcomes.filter(counts).reduce((sum, outcome) => sum + outcome.ways, 0);
  if (of === 0 || ways === 0) return '0 %';
  return `${ways === of ? 100 : Math.min(99, Math.max(1, Math.round((100 * ways) / of)))} %`;
}
