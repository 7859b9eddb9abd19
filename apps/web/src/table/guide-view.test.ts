import { expect, it } from 'vitest';
import { guidedTogether } from './guide-view.js';

const phone = { width: 390, height: 440 };
const desk = { width: 1100, height: 800 };
/** A coast of eight beaches, in hexes. */
const coast = [0, 1, 10, 12, 22, 25, 31, 33].map((x, i) => ({ hex: i, x, y: 0 }));

it('shows all that the guide picks out where it can be told apart', () => {
  expect(guidedTogether(coast, desk, 18, 40)).toHaveLength(8);
});

it('shows on a phone what lies about the first, large enough for a finger, and not a whole coast too small to be met', () => {
  expect(guidedTogether(coast, phone, 30, 44)).toEqual([0, 1]);
  expect(guidedTogether(coast, phone, 30, 13)).toEqual([0, 1]);
});

it('shows nothing where nothing is picked out', () => {
  expect(guidedTogether([], phone, 30, 44)).toEqual([]);
});
