import type { Forecast } from '@bocage/kernel';
import type { DarkSummerView } from '../src/types.js';
import type { Words } from './words.js';

/** §11.5 A total with an unknown factor in it is a mean. */
function totalText(lines: Forecast['attack']): string {
  const total = Math.round(10 * lines.reduce((sum, { value }) => sum + value, 0)) / 10;
  return lines.some(({ section }) => section === '11.5') ? `about ${total}` : String(total);
}

/** A beach in the second wave may be empty: nothing is rolled there. */
const isUndefended = ({ outcomes }: Forecast): boolean =>
  outcomes.length > 0 && outcomes.every(({ means }) => means.some(({ code }) => code === 'nobody-there'));

/** §11.3.3 §11.3.4 The odds of the attack being built, before support: "12 to 5, column 1-1 after shifts"; nothing while nobody attacks. */
export function attackOdds(words: Words, view: DarkSummerView): string | undefined {
  const forecast = words.forecast(view);
  if (!forecast || forecast.attack.length === 0) return undefined;
  if (isUndefended(forecast)) return 'undefended';
  const column = forecast.column === '' ? 'worse than 1-3' : `column ${forecast.column}`;
  const shifts = forecast.modifiers.length > 0 ? ' after shifts' : '';
  return `${totalText(forecast.attack)} to ${totalText(forecast.defence)}, ${column}${shifts}`;
}
