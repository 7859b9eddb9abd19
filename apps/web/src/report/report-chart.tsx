import type { ReactNode } from 'react';
import type { ChartData, Series } from './series.js';

const WIDTH = 360;
const HEIGHT = 150;
const EDGE = { left: 34, right: 12, top: 10, bottom: 22 };

/** A small chart over the turns, with its numbers as a table below. */
export function ReportChart({ chart, turns }: { chart: ChartData; turns: readonly string[] }): ReactNode {
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== undefined));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const x = (turn: number): number => EDGE.left + (turn / Math.max(1, turns.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number): number => HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className="report-chart">
      <figcaption>{chart.title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[low, high].map((value) => (
          <g key={value}>
            <line className="rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {turns.map((turn, i) => (
          <text key={turn} x={x(i)} y={HEIGHT - 6} textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {chart.series.map((series, i) => (
          <Line key={series.title} series={series} at={i} x={x} y={y} />
        ))}
      </svg>
      <div className="report-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              {turns.map((turn, i) => (
                <th key={turn} scope="col" title={turn}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.series.map(({ title, values: row }, i) => (
              <tr key={title}>
                <th scope="row">
                  <span className={`key key-${i % 4}`} aria-hidden="true" /> {title}
                </th>
                {turns.map((turn, t) => (
                  <td key={turn}>{row[t] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface LineProps {
  readonly series: Series;
  readonly at: number;
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
}

function Line({ series, at, x, y }: LineProps): ReactNode {
  const points = series.values.flatMap((value, turn) => (value === undefined ? [] : [{ turn, value }]));
  return (
    <g className={`series series-${at % 4}`}>
      <polyline points={points.map(({ turn, value }) => `${x(turn)},${y(value)}`).join(' ')} />
      {points.map(({ turn, value }) => (
        <circle key={turn} cx={x(turn)} cy={y(value)} r={3} />
      ))}
    </g>
  );
}
