import type { Forecast } from '@bocage/kernel';
import { capital, counted } from './text.js';

type Means = Forecast['outcomes'][number]['means'][number];
type Params = Readonly<Record<string, string | number>>;

const number = (params: Params, key: string): number => Number(params[key] ?? 0);

/** How many of a retreat have no way back. */
function retreatText(params: Params): string {
  const units = number(params, 'units');
  const trapped = number(params, 'trapped');
  const retreat = units === 1 ? 'the defender retreats' : `${counted(units, 'defender')} retreat`;
  if (trapped === 0) return retreat;
  if (trapped >= units) return units === 1 ? 'the defender has no way back and is lost' : 'no defender has a way back: all are lost';
  return `${retreat}, ${counted(trapped, 'of them', 'of them')} with no way back`;
}

function disruptedText(params: Params): string {
  const units = number(params, 'units');
  const lost = number(params, 'lost');
  const text = `${counted(units, 'defender')} disrupted`;
  return lost === 0 ? text : `${text}; ${counted(lost, 'is', 'are')} so already and lost`;
}

/** §10.4 What a result would mean here. */
export const MEANINGS: Readonly<Record<string, (params: Params) => string>> = {
  eliminated: (p) => `${counted(number(p, 'units'), 'defender')} eliminated`,
  disrupted: disruptedText,
  retreats: retreatText,
  stays: () => 'the fortification holds: nobody retreats from fire',
  'gun-stays': () => 'the coastal gun stays: fire drives it nowhere',
  'garrison-gone': () => 'the garrison is gone',
  'attackers-disrupted': () => 'one attacking stack is disrupted',
  ruined: () => 'the place is left in ruins',
  'no-effect': () => 'no effect',
  wasted: () => 'the bombs are wasted',
  strays: () => 'the bombs fall on the nearest own troops',
  'below-table': () => 'the differential is below the table: no effect',
  'assault-fails': () => 'the differential is below the table: one attacking stack is disrupted',
};

export const meaningText = ({ code, params = {} }: Means): string => capital(MEANINGS[code]?.(params) ?? 'something else');
