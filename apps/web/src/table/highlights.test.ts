import { expect, it } from 'vitest';
import { choiceMarks } from './highlights.js';

it('marks a recommended hex once, as the best of those that may be chosen', () => {
  expect(choiceMarks(new Set([3, 4]), [4, 4])).toEqual([
    { hex: 3, tone: 'legal' },
    { hex: 4, tone: 'best' },
  ]);
});

it('points at a recommended hex that cannot be chosen now without promising a click', () => {
  expect(choiceMarks(new Set(), [7])).toEqual([{ hex: 7, tone: 'note' }]);
});
