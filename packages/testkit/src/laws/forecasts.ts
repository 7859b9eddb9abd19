import type { Forecast, ForecastLine } from '@bocage/kernel';
import type { Complaint, Law, Moment } from '../law.js';

const sumOf = (lines: readonly ForecastLine[]): number => Math.round(lines.reduce((sum, { value }) => sum + value, 0) * 10) / 10;

/** Where the title names two strengths, "14 : 8", they are the sums of the lines below it. */
function titleOf({ title, attack, defence }: Forecast): Complaint {
  const sums = `${sumOf(attack)} : ${sumOf(defence)}`;
  return /^[\d.]+ : [\d.]+$/.test(title) && title !== sums ? `is called ${title}, its lines come to ${sums}` : undefined;
}

/** Every way comes to one result, and all ways are counted. */
function waysOf({ outcomes }: Forecast): Complaint {
  const of = outcomes[0]?.of ?? 0;
  const odd = outcomes.find((outcome) => outcome.of !== of || outcome.ways <= 0 || !Number.isInteger(outcome.ways));
  if (odd) return `gives ${odd.result} ${odd.ways} of ${odd.of} ways`;
  const ways = outcomes.reduce((sum, outcome) => sum + outcome.ways, 0);
  return ways === of ? undefined : `counts ${ways} of ${of} ways`;
}

/** One die in one column: the results are those that the table it shows has there. */
function resultsOf({ outcomes, table, dice, column }: Forecast): Complaint {
  const at = table.columns.indexOf(column);
  if (at < 0 || outcomes[0]?.of !== dice.length) return undefined;
  const printed = dice.map((row) => table.rows[row - table.dieFrom]?.[at]);
  const odd = outcomes.find(({ result, ways }) => printed.filter((cell) => cell === result).length !== ways);
  return odd && `gives ${odd.result} ${odd.ways} ways, column ${column} has ${printed.join(' ')}`;
}

function citationsOf({ section, attack, defence, modifiers }: Forecast, sections: Moment['sections']): Complaint {
  const astray = [section, ...[...attack, ...defence, ...modifiers].map((line) => line.section)].find(
    (cited) => sections?.has(cited) === false,
  );
  return astray === undefined ? undefined : `cites §${astray}, which is no section`;
}

/** What is foretold adds up: strengths from their lines, chances from the table, and each line cites a section. */
export const forecasts: Law = {
  name: 'forecasts',
  kind: 'break',
  atMoment({ game, state, lookers, sections }) {
    for (const seat of lookers) {
      const forecast = game.preview?.(game.view(state, [seat]), seat);
      if (!forecast) continue;
      const wrong = titleOf(forecast) ?? waysOf(forecast) ?? resultsOf(forecast) ?? citationsOf(forecast, sections);
      if (wrong) return `the forecast ${seat} sees ${wrong}`;
    }
    return undefined;
  },
};
