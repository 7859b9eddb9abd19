import { readerOf, refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { data, game as pack } from '../../src/index.js';
import { createUi } from '../../ui/index.js';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });

/** What a check or a barrage comes to is named by its result, and no code of it is written in the rules. */
const BY_RESULT = ['barrage', 'barrage-unless-nine', 'passed', 'failed'];
const meanings = Object.fromEntries(Object.entries(MEANINGS).filter(([code]) => !BY_RESULT.includes(code)));

it.each(
  refusalLaws({
    read: readerOf(createUi(pack.create(data))),
    sources,
    refusals: REFUSALS,
    meanings,
    known: ['must-land', 'no-contact'],
    least: 30,
    samples: [{ section: 'S.10' }],
    textOf: refusalText,
  }),
)('%s', (_, run) => run());
