import type { GameMeta } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { Mistake } from './mistake.js';
import { parseOptions, parsePlayers } from './players.js';

const meta = {
  id: 'a-game',
  seats: [{ id: 'allied' }, { id: 'us' }, { id: 'british' }, { id: 'german' }],
  options: [
    {
      id: 'players',
      values: [
        { id: 'two', seats: ['allied', 'german'] },
        { id: 'three', seats: ['us', 'british', 'german'] },
      ],
    },
    { id: 'order', values: [{ id: 'secret' }, { id: 'open' }] },
    { id: 'list', values: [{ id: 'long' }] },
  ],
} as unknown as GameMeta;

test('one player sits everywhere, two in the order of the seats', () => {
  expect(parsePlayers('greedy', meta, {})).toEqual(['greedy', 'greedy']);
  expect(parsePlayers('greedy, random', meta, {})).toEqual(['greedy', 'random']);
});

test('an unknown player is answered with those there are', () => {
  expect(() => parsePlayers('greedy,clever', meta, {})).toThrow(
    new Mistake('There is no player "clever"; there are: random, greedy, search.'),
  );
  expect(() => parsePlayers('automaton', meta, {})).toThrow('There is no player "automaton"; there are: random, greedy, search.');
  expect(() => parsePlayers('search', { ...meta, levels: ['random', 'greedy'] }, {})).toThrow(
    new Mistake('There is no player "search"; there are: random, greedy.'),
  );
});

test('too many players are refused', () => {
  expect(() => parsePlayers('random,random,random', meta, {})).toThrow('a-game has 2 seats (allied, german), not 3.');
});

test('an option says how many seats there are', () => {
  expect(parsePlayers('random', meta, { players: 'three' })).toEqual(['random', 'random', 'random']);
  expect(() => parsePlayers('random,greedy', meta, { players: 'three' })).toThrow('a-game has 3 seats (us, british, german), not 2.');
});

test('options not named take their first value', () => {
  expect(parseOptions(undefined, meta)).toEqual({ players: 'two', order: 'secret', list: 'long' });
  expect(parseOptions('order=open', meta)).toEqual({ players: 'two', order: 'open', list: 'long' });
});

test('unknown options and values are refused', () => {
  expect(() => parseOptions('colour=red', meta)).toThrow('there are: players, order, list');
  expect(() => parseOptions('order=red', meta)).toThrow('there are: secret, open');
});
