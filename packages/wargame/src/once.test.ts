import { expect, it } from 'vitest';
import { Once } from './once.js';

it('tells the first time a number comes since it began', () => {
  const once = new Once(4);
  once.begin();
  expect([3, 0, 3, 0, 1].map((number) => once.isFirst(number))).toEqual([true, true, false, false, true]);
  expect([0, 2].map((number) => once.has(number))).toEqual([true, false]);
  once.begin();
  expect(once.has(0)).toBe(false);
  expect([3, 3, 1].map((number) => once.isFirst(number))).toEqual([true, false, true]);
});
