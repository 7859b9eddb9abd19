import { readerOf, refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { data, game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });

it.each(
  refusalLaws({
    read: readerOf(createUi(pack.create(data))),
    sources,
    refusals: REFUSALS,
    meanings: MEANINGS,
    known: ['barrage', 'barrage-unless-nine', 'passed', 'failed'],
    least: Object.keys(MEANINGS).length,
    samples: [{ section: 'S.10' }],
    textOf: refusalText,
  }),
)('%s', (_, run) => run());
