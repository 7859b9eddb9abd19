import type { Forecast } from '@bocage/kernel';
import { capital, counted } from './text.js';

type Means = Forecast['outcomes'][number]['means'][number];
type Params = Readonly<Record<string, string | number>>;

const number = (params: Params, key: string): number => Number(params[key] ?? 0);

/** How many of a retreat have no way back. */
function trappedText(who: 'attacker' | 'defender', params: Params): string {
  const units = number(params, 'units');
  const trapped = number(params, 'trapped');
  const retreat = units === 1 ? `the ${who} retreats` : `${counted(units, who)} retreat`;
  if (trapped === 0) return `${retreat} two hexes`;
  if (trapped === units) return units === 1 ? `the ${who} cannot retreat and is destroyed` : `no ${who} can retreat: all are destroyed`;
  return `${retreat}, and ${inPart(trapped)} with no way back`;
}

const inPart = (trapped: number): string =>
  trapped === 1 ? 'one of them is destroyed' : `${counted(trapped, 'of them', 'of them')} are destroyed`;

/** §C.3 §C.4 §C.5 What a result would mean here. */
export const MEANINGS: Readonly<Record<string, (params: Params) => string>> = {
  'attackers-destroyed': (p) => `${counted(number(p, 'units'), 'attacking unit')} destroyed, ${number(p, 'points')} strength points`,
  'defenders-destroyed': (p) => `${counted(number(p, 'units'), 'defending unit')} destroyed, ${number(p, 'points')} strength points`,
  exchange: (p) => `the attacker gives up units worth at least ${number(p, 'owed')}`,
  'attackers-retreat': (p) => trappedText('attacker', p),
  'defenders-retreat': (p) => trappedText('defender', p),
};

export function meaningText({ code, params = {} }: Means): string {
  return capital(MEANINGS[code]?.(params) ?? code);
}
