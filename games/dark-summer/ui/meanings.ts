import type { Forecast } from '@bocage/kernel';
import { RESULTS } from './results.js';
import { capital, counted } from './text.js';

type Means = Forecast['outcomes'][number]['means'][number];
type Params = Readonly<Record<string, string | number>>;

const number = (params: Params, key: string): number => Number(params[key] ?? 0);

/** §11.3.7 How many of a retreat have no way back. */
function retreatText(params: Params): string {
  const units = number(params, 'units');
  const trapped = number(params, 'trapped');
  if (units === 0) return 'nobody is left to retreat';
  const retreat = units === 1 ? 'the defender retreats' : `${counted(units, 'defender')} retreat`;
  if (trapped === 0) return `${retreat} two hexes`;
  if (trapped === units)
    return units === 1 ? 'the defender cannot retreat and is eliminated' : 'no defender can retreat: all are eliminated';
  return `${retreat}, ${counted(trapped, 'of them', 'of them')} with no way back`;
}

/** §11.3.5 §11.7 What a result would mean here. */
export const MEANINGS: Readonly<Record<string, (params: Params) => string>> = {
  'attackers-lose': (p) => `the attacker loses ${counted(number(p, 'steps'), 'step')}`,
  'defenders-lose': (p) => `the defender loses ${counted(number(p, 'steps'), 'step')}`,
  'defenders-eliminated': (p) =>
    number(p, 'units') === 0 ? 'nobody stands there to be eliminated' : `${counted(number(p, 'units'), 'defending unit')} eliminated`,
  'defenders-retreat': retreatText,
  'no-effect': () => 'nothing happens: the defenders hold',
  'nobody-there': () => 'nobody is left to fight',
  'may-soften': () => 'the attacker may make it a step on both sides instead (§R.EX)',
  'taken-as': (p) => `taken here as ${p.result}: ${RESULTS[String(p.result)] ?? ''}`.replace(/: $/, ''),
  'beach-falls': () => 'the beach closes if a German advances into it',
  captured: () => 'the port is captured',
};

export function meaningText({ code, params = {} }: Means): string {
  return capital(MEANINGS[code]?.(params) ?? code);
}
