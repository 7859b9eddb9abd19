import { goldenOf } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.js';

const files = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

it('there is the worked landing (§X.1), and a game of each scenario and for each kind of ending (§S.39)', () => {
  expect(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))).toEqual([
    'black-baron-allied-marginal',
    'black-baron-german-decisive',
    'day-of-the-tiger-allied-decisive',
    'queen-red',
    'storming-gold-draw',
    'storming-juno-german-decisive',
    'storming-sword-german-marginal',
    'to-the-sea-german-decisive',
  ]);
});

it.each(goldenOf(game, files))('%s', (_, run) => run());
