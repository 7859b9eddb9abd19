import { readerOf, refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';
import { ui } from './played.js';

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });

it.each(
  refusalLaws({
    read: readerOf(ui),
    sources,
    refusals: REFUSALS,
    meanings: MEANINGS,
    known: ['retreats', 'stays', 'garrison-gone'],
    least: Object.keys(MEANINGS).length,
    samples: [{ section: '10.2' }],
    textOf: refusalText,
  }),
)('%s', (_, run) => run());
