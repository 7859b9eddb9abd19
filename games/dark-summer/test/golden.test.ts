import { goldenOf } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.js';

const files = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

it('there is a game for each kind of ending', () => {
  expect(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))).toEqual([
    'allied-no-supplied-germans',
    'allied-points',
    'german-avranches',
    'german-beaches',
    'german-cherbourg',
    'german-points',
  ]);
});

it.each(goldenOf(game, files))('%s', (_, run) => run());
