import { readFileSync } from 'node:fs';
import { LAWS, randomGame } from '@bocage/testkit';
import { expect, it } from 'vitest';
import { game } from '../src/index.js';

const csv = readFileSync(new URL('../sections.csv', import.meta.url), 'utf8');
const sections = csv.split('\n').flatMap((line) => line.split(',')[0] || []);

// One duel, looked at now and then: the laws of all ways to play take minutes until views of many seats are cheaper.
it('a duel at random keeps the laws', () => {
  const { isOver, broken } = randomGame(
    game.create(game.data),
    { scenario: 'day', options: { way: 'duel', umpires: 'program', sight: 'roles', orders: 'secret' } },
    { seed: 'a duel', laws: LAWS, every: 700, sections },
  );
  expect([isOver, broken]).toEqual([true, undefined]);
}, 240_000);
