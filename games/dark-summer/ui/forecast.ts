import type { Forecast, ForecastLine } from '@bocage/kernel';
import type { DarkSummerView } from '../src/types.js';
import { supportName } from './support.js';
import { shortName } from './units.js';
import { frameOf, type Words } from './words.js';

/** What the sums and shifts of a fight are made of besides units and markers. */
const FORECAST_LABELS: Readonly<Record<string, string>> = {
  'out-of-supply': 'Out of supply, halved',
  'at-least-one': 'A stack counts one at least',
  woods: 'Woods',
  omaha: 'Omaha’s defences',
  'open-beach': 'The open beach alone',
  bocage: 'Bocage',
  forest: 'Forest',
  town: 'Town',
  city: 'City',
  river: 'Across a river',
  'combined-action': 'Combined action',
  'prepared-offensive': 'Prepared offensive',
  'carpet-bombing': 'Carpet bombing',
  'allied-air': 'Allied air over the battlefield',
};

function lineOf(words: Words, line: ForecastLine): ForecastLine {
  if (line.unit !== undefined) {
    const unknown = line.section === '11.5' ? ', unknown: on average' : '';
    return { ...line, label: `${shortName(words, line.unit)}${unknown}` };
  }
  return { ...line, label: FORECAST_LABELS[line.label] ?? supportName(line.label) };
}

/** Where the fight is. */
function titleOf({ places }: Words, { open }: DarkSummerView): string {
  const frame = frameOf(open, 'battle', 'attack', 'cherbourg');
  return frame && frame.step !== 'cherbourg' ? `Attack on ${places.noun(frame.target)}` : 'Battle for Cherbourg';
}

/** §11.3 The forecast of the rules with its lines in words. */
export function wordedForecast(words: Words, view: DarkSummerView, forecast: Forecast | undefined): Forecast | undefined {
  if (!forecast) return undefined;
  const worded = (lines: readonly ForecastLine[]): ForecastLine[] => lines.map((line) => lineOf(words, line));
  return {
    ...forecast,
    title: `${titleOf(words, view)}: ${forecast.title.replace(' : ', ' to ')}`,
    attack: worded(forecast.attack),
    defence: worded(forecast.defence),
    modifiers: worded(forecast.modifiers),
  };
}
