import { refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';
import { expectReadable } from './wording.js';

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });
const params = { limit: 3, least: '1-2', points: 7, most: 5, left: 12, allowance: 4, range: 10 };

it.each(
  refusalLaws({
    read: expectReadable,
    sources,
    refusals: REFUSALS,
    meanings: MEANINGS,
    known: ['attacked-already', 'leads-nowhere', 'no-capacity', 'defenders-retreat'],
    least: 41,
    samples: ['R.5', 'C.5'].map((section) => ({ section, params })),
    textOf: refusalText,
  }),
)('%s', (_, run) => run());
