import { goldenOf } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.js';

const files = import.meta.glob<string>('./golden/*.json', { query: '?raw', import: 'default', eager: true });

it('there is a game for each kind of ending, and of each scenario (§17.1.4, §17.1.5)', () => {
  expect(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))).toEqual([
    'd-day-both-lodgments',
    'd-day-drop-zone',
    'd-day-one-lodgment',
    'omaha-allied-strategic',
    'omaha-allied-tactical',
    'omaha-automata',
    'omaha-german-strategic',
    'omaha-german-tactical',
    'optimal-defense-german',
    'rommels-fantasy-german',
    'utah-automaton',
    'utah-draw',
  ]);
});

it.each(goldenOf(game, files))('%s', (_, run) => run());
