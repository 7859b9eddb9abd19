import { expect, it } from 'vitest';
import type { GameMeta } from './contract.js';
import { hasWon, optionOf, resignation, seatsOf } from './seats.js';

const meta: GameMeta = {
  id: 'g',
  title: 'G',
  version: 1,
  published: '',
  seats: [
    { id: 'allied', title: 'Allied' },
    { id: 'us', title: 'American', side: 'allied' },
    { id: 'british', title: 'British', side: 'allied' },
    { id: 'german', title: 'German' },
  ],
  scenarios: [],
  options: [
    {
      id: 'players',
      title: 'Players',
      section: '',
      values: [
        { id: 'two', title: 'Two', seats: ['allied', 'german'] },
        { id: 'three', title: 'Three', seats: ['us', 'british', 'german'] },
      ],
    },
  ],
  longestGame: 1,
};

it('an option says which seats are played, and its first value when it is left out', () => {
  expect(seatsOf(meta, {}).map(({ id }) => id)).toEqual(['allied', 'german']);
  expect(seatsOf(meta, { players: 'three' }).map(({ id }) => id)).toEqual(['us', 'british', 'german']);
  expect(seatsOf({ ...meta, options: [] }, {})).toHaveLength(4);
});

it('a side that wins wins for all its seats', () => {
  expect(hasWon(meta, { winner: 'allied', level: 'points' }, 'british')).toBe(true);
  expect(hasWon(meta, { winner: 'allied', level: 'points' }, 'allied')).toBe(true);
  expect(hasWon(meta, { winner: 'allied', level: 'points' }, 'german')).toBe(false);
  expect(hasWon(meta, { level: 'agreed' }, 'german')).toBe(false);
});

it('who gives up loses for its side, and the other side wins', () => {
  expect(resignation(meta, { players: 'three' }, 'us')).toEqual({ level: 'resignation', winner: 'german' });
  expect(resignation(meta, { players: 'three' }, 'german')).toEqual({ level: 'resignation', winner: 'allied' });
  expect(resignation(meta, {}, 'german')).toEqual({ level: 'resignation', winner: 'allied' });
});

it('among three sides nobody wins by it', () => {
  const seats = ['red', 'white', 'blue'].map((id) => ({ id, title: id }));
  expect(resignation({ ...meta, seats, options: [] }, {}, 'red')).toEqual({ level: 'resignation' });
});

it('an option has the value that was chosen, or its first', () => {
  const asked = {
    options: [
      {
        id: 'weather',
        title: 'Weather',
        section: '1',
        values: [
          { id: 'fair', title: 'Fair' },
          { id: 'foul', title: 'Foul' },
        ],
      },
    ],
  };
  expect([optionOf(asked, {}, 'weather'), optionOf(asked, { weather: 'foul' }, 'weather')]).toEqual(['fair', 'foul']);
  expect(() => optionOf(asked, { weather: 'snow' }, 'weather')).toThrow('option weather has no value snow');
  expect(() => optionOf(asked, {}, 'season')).toThrow('option season has no value undefined');
});
