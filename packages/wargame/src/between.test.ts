import { expect, it } from 'vitest';
import { rememberBetween } from './between.js';

it('asks about each pair once, each way by itself', () => {
  const asked: string[] = [];
  const product = rememberBetween(9, (from, to) => {
    asked.push(`${from}-${to}`);
    return from * to + 1;
  });
  expect([product(2, 3), product(3, 2), product(2, 3), product(0, 8)]).toEqual([7, 7, 7, 1]);
  expect(asked).toEqual(['2-3', '3-2', '0-8']);
});
