import { hex, unit, word } from '@bocage/kernel';
import { expect, it } from 'vitest';
import { bestOf, hexesOf, hexIn, unitIn, unitsOf, wordIn } from './offered.js';

const legal = [unit(3), hex(7), word('done'), unit(5)];

it('finds what is offered, by its kind', () => {
  expect([wordIn(legal, 'done'), hexIn(legal, 7), unitIn(legal, 5)]).toEqual([word('done'), hex(7), unit(5)]);
  expect([wordIn(legal, 'pass'), hexIn(legal, 3), unitIn(legal, 7)]).toEqual([undefined, undefined, undefined]);
  expect([hexesOf(legal), unitsOf(legal)]).toEqual([[7], [3, 5]]);
});

it('takes the best, of equals the first, of none none', () => {
  expect([bestOf([1, 3, 2], (n) => n), bestOf(['a', 'b'], () => 0), bestOf([], () => 0)]).toEqual([3, 'a', undefined]);
});
