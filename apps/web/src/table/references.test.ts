import { expect, it } from 'vitest';
import { referencesIn } from './references.js';

const find = (figures: string): readonly number[] => (figures === '1315' || figures === '131156' ? [7] : []);

it('cuts a message at the references the map knows and leaves other numbers alone', () => {
  expect(referencesIn('Take Caen 1315 by 1944, not 13150 nor 131156.', find)).toEqual([
    'Take Caen ',
    { text: '1315', hexes: [7] },
    ' by 1944, not 13150 nor ',
    { text: '131156', hexes: [7] },
    '.',
  ]);
});

it('leaves a message without references whole', () => {
  expect(referencesIn('Hold.', find)).toEqual(['Hold.']);
});
