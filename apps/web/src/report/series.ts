import type { ReportTurn } from './compose.js';

/** One figure over the turns; undefined where a turn has none. */
export interface Series {
  readonly title: string;
  readonly values: readonly (number | undefined)[];
}

export interface ChartData {
  readonly title: string;
  readonly series: readonly Series[];
}

export function chartsOf(turns: readonly ReportTurn[]): readonly ChartData[] {
  const charts = new Map<string, Set<string>>();
  for (const { figures } of turns) {
    for (const { chart, title } of figures) charts.set(chart, (charts.get(chart) ?? new Set()).add(title));
  }
  const valueAt = ({ figures }: ReportTurn, chart: string, title: string): number | undefined =>
    figures.find((figure) => figure.chart === chart && figure.title === title)?.value;
  return [...charts].map(([chart, titles]) => ({
    title: chart,
    series: [...titles].map((title) => ({ title, values: turns.map((turn) => valueAt(turn, chart, title)) })),
  }));
}
