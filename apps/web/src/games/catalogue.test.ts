import { seatsOf } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.js';
import { loadPackage } from './load-rules.js';

it.each(CATALOGUE)('$title is named on the front page as its rules name it', async ({ id, seats, suggestedSeat, levels }) => {
  const { meta } = await loadPackage(id);
  expect(meta.id).toBe(id);
  expect(levels).toEqual(meta.levels);
  expect(seats.map((seat) => [seat.id, seat.title])).toEqual(seatsOf(meta, {}).map((seat) => [seat.id, seat.title]));
  expect(seats.map((seat) => seat.id)).toContain(suggestedSeat);
});
