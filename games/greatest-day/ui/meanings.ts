import type { Forecast } from '@bocage/kernel';
import { capital } from './text.js';

type Means = Forecast['outcomes'][number]['means'][number];
type Params = Readonly<Record<string, string | number>>;

const level = ({ level: heavy }: Params): string => (heavy === 1 ? 'heavy' : 'light');

/** §S.19 §S.24 What a result would mean here. */
export const MEANINGS: Readonly<Record<string, (params: Params) => string>> = {
  checks: ({ needs, fails }) => `suppressed unless it rolls ${needs} or less: ${fails}0 % of the time`,
  suppressed: () => 'suppressed, if it is not shaken off',
  cohesion: () => 'a Cohesion Hit',
  step: () => 'a step is lost',
  eliminated: () => 'eliminated',
  miss: () => 'nothing happens',
  nobody: () => 'nobody is hurt',
  barrage: (params) => `a ${level(params)} barrage falls`,
  'barrage-unless-nine': (params) => `a ${level(params)} barrage falls, unless it is a 9`,
  'holds-fire': ({ needs }) => `it does not fire in time: its check needs ${needs} or less`,
  'no-contact': ({ contact }) => `not put through: contact needs ${contact} or less`,
  passed: () => 'passed',
  failed: () => 'failed',
};

export const meaningText = ({ code, params = {} }: Means): string => capital(MEANINGS[code]?.(params) ?? code.replaceAll('-', ' '));

/** §S.17 §S.20 What firer and target bring is added up; a check has one sum alone. */
export const sumsOf = ({ column }: Forecast): readonly [string, string] => (column === 'check' ? ['Needed', ''] : ['Firer', 'Target']);
