import { expect, it } from 'vitest';
import { capital, counted, inWords, listed, listedUpTo, signed } from './words.js';

it('counts in words as far as twelve', () => {
  expect([0, 1, 12, 13].map(inWords)).toEqual(['no', 'one', 'twelve', '13']);
  expect([counted(1, 'unit'), counted(3, 'unit'), counted(20, 'hex', 'hexes')]).toEqual(['one unit', 'three units', '20 hexes']);
});

it('lists what there is, and stops before it fills the page', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b', 'c'], 'or')]).toEqual(['', 'a', 'a, b or c']);
  expect(listedUpTo(2, ['a', 'b', 'c'])).toBe('a, b and c');
  expect(listedUpTo(2, ['a', 'b', 'c', 'd'])).toBe('a, b and 2 more');
});

it('begins a sentence', () => expect([capital('the line'), capital('')]).toEqual(['The line', '']));

it('writes a difference with its sign, a minus and no hyphen', () => {
  expect([14, 0, -14].map(signed)).toEqual(['+14', '0', '−14']);
});
