import type { Forecast, ForecastLine, ForecastOutcome } from '@bocage/kernel';
import type { ReactNode } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { Scroll } from '../ui/scroll.js';
import { chanceText, plain, rowFor, signed, sumOf } from './forecast-figures.js';
import { useController } from './table-context.js';

/** Before the die: both strengths line by line, the column on the table itself, and the exact chance of each result. */
export function ForecastPanel({ forecast }: { forecast: Forecast }): ReactNode {
  const { ui } = useController();
  const refusal = forecast.refusal;
  const sides = ui.sums?.(forecast);
  return (
    <section className="forecast" aria-label="Forecast">
      <h3>
        <RichText text={forecast.title} /> <SectionLink section={forecast.section} />
      </h3>
      {refusal && (
        <p className="forecast-refusal">
          {ui.refusal(refusal)} <SectionLink section={refusal.section} />
        </p>
      )}
      <div className="sums">
        <Sum title={sides?.[0] ?? 'Attack'} className="attack" lines={forecast.attack} />
        {(forecast.defence.length > 0 || !sides) && <Sum title={sides?.[1] ?? 'Defence'} className="defence" lines={forecast.defence} />}
      </div>
      {forecast.modifiers.length > 0 && <Sum title="Shifts and die" className="modifiers" lines={forecast.modifiers} isSigned />}
      <ResultTable label="Combat results table" forecast={forecast} />
      <ul className="chances" aria-label="Chance of each result">
        {forecast.outcomes.map((outcome) => (
          <Chance key={outcome.result} outcome={outcome} />
        ))}
      </ul>
    </section>
  );
}

interface SumProps {
  readonly title: string;
  readonly className: string;
  readonly lines: readonly ForecastLine[];
  readonly isSigned?: boolean;
}

function Sum({ title, className, lines, isSigned }: SumProps): ReactNode {
  const total = sumOf(lines);
  return (
    <table className={`sum ${className}`}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr key={`${line.label}${i.toString()}`}>
            <th scope="row">
              {line.label} <SectionLink section={line.section} />
            </th>
            <td>{isSigned ? signed(line.value) : plain(line.value)}</td>
          </tr>
        ))}
      </tbody>
      {!isSigned && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{plain(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface ResultTableProps {
  /** Of its own: a forecast and the dice before it may be on the screen together. */
  readonly label: string;
  readonly forecast: Forecast;
  readonly rolled?: readonly number[];
}

export function ResultTable({ label, forecast, rolled }: ResultTableProps): ReactNode {
  const { table, column, dice } = forecast;
  const hit = rolled ? rowFor(forecast, rolled) : undefined;
  return (
    <Scroll className="crt-scroll" label={label}>
      <table className="crt">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Die</span>
            </th>
            {table.columns.map((name) => (
              <th key={name} scope="col" className={name === column ? 'on' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => {
            const die = table.dieFrom + i;
            const canCome = dice.includes(die);
            return (
              <tr key={die} className={canCome ? 'can' : ''}>
                <th scope="row">{die}</th>
                {row.map((cell, c) => {
                  const isColumn = table.columns[c] === column;
                  const state = isColumn && hit === die ? 'hit' : isColumn && canCome ? 'on' : '';
                  return (
                    <td key={table.columns[c]} className={state} aria-current={state === 'hit' ? 'true' : undefined}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

function Chance({ outcome }: { outcome: ForecastOutcome }): ReactNode {
  const { ui } = useController();
  const share = outcome.of === 0 ? 0 : outcome.ways / outcome.of;
  const means = outcome.means.filter((one) => ui.meaning(one).toLowerCase() !== outcome.result);
  return (
    <li>
      <span className="chance-name">{outcome.result}</span>
      <span className="chance-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className="chance-text">{chanceText(outcome)}</span>
      {means.length > 0 && (
        <ul className="chance-means">
          {means.map((one) => (
            <li key={one.code}>
              <RichText text={ui.meaning(one)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
