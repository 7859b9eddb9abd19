import { goldenOf } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.js';

const files = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

it('there is a game for each kind of ending and each way to play', () => {
  expect(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))).toEqual([
    'duel-allied',
    'duel-draw',
    'mega-ended-by-control',
    'staff-german',
  ]);
});

it.each(goldenOf(game, files))('%s', (_, run) => run());
