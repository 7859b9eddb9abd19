import { readerOf, refusalLaws } from '@bocage/testkit';
import { it } from 'vitest';
import { game as bradley, data } from '../../src/index.js';
import { MEANINGS } from '../../ui/meanings.js';
import { REFUSALS, refusalText } from '../../ui/refusals.js';
import { createWords } from '../../ui/words.js';
import { ui } from './played.js';

const words = createWords(bradley.create(data).world);

const sources = import.meta.glob<string>('../../src/**/*.ts', { query: '?raw', import: 'default', eager: true });

it.each(
  refusalLaws({
    read: readerOf(ui),
    sources,
    refusals: REFUSALS,
    meanings: MEANINGS,
    known: ['retreats', 'stays', 'gun-stays', 'garrison-gone'],
    least: Object.keys(MEANINGS).length,
    samples: [
      { section: '10.2' },
      { section: '10.2', params: { hex: 700, far: 3, halves: 5, hexes: 7, within: 3, sight: 2, range: 1, command: 1, fired: 4 } },
    ],
    textOf: (refusal) => refusalText(words, refusal),
  }),
)('%s', (_, run) => run());
