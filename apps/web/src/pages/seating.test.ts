import type { GameMeta } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { firstOptions, seatingFor } from './seating.js';

const meta = {
  seats: [{ id: 'allied' }, { id: 'us' }, { id: 'british' }, { id: 'german' }],
  options: [
    {
      id: 'players',
      values: [
        { id: 'two', seats: ['allied', 'german'] },
        { id: 'three', seats: ['us', 'british', 'german'] },
      ],
    },
  ],
} as unknown as GameMeta;

it('a new table has the seats of its first options, and the first is mine', () => {
  expect(seatingFor(meta, firstOptions(meta), {}, 'greedy')).toEqual({ allied: 'me', german: 'greedy' });
});

it('another option lists other seats, and what was wished for a seat that stays is kept', () => {
  const three = { players: 'three' };
  expect(seatingFor(meta, three, { allied: 'me', german: 'search' }, 'greedy')).toEqual({ us: 'me', british: 'greedy', german: 'search' });
  expect(seatingFor(meta, three, { allied: 'random', german: 'me' }, 'greedy')).toEqual({ us: 'greedy', british: 'greedy', german: 'me' });
});

it('everybody is invited but me', () => {
  expect(seatingFor(meta, { players: 'three' }, {}, 'invite')).toEqual({ us: 'me', british: 'invite', german: 'invite' });
});
