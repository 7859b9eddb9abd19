import { expect, test } from 'vitest';
import { AT_SEA, CLEARED } from '../../src/index.js';
import { beachChoices, coastOf, followAshore, openBeaches } from '../../src/rules/landing.js';
import { type Position, position } from '../position.js';

const clear = (at: Position, ...labels: readonly string[]): void => {
  for (const label of labels) at.open.coast[at.world.ground.coastIndex[at.hex(label)] as number] = CLEARED;
};

// §8.4
test('a division lands on the coast of its corps, in one hex or two', () => {
  const at = position({});
  const division = at.formation('br-51');
  expect(at.labels(coastOf(at.world, at.open, division))).toEqual(['1714', '1814', '1815', '1916']);
  expect(at.labels(beachChoices(at.world, at.open, division, at.hexes('1815')))).toEqual(['1714', '1814', '1916']);
  expect(beachChoices(at.world, at.open, division, at.hexes('1815', '1916'))).toEqual([]);
});

// §8.5 §8.4
test('others follow where a beach is cleared and no German stands', () => {
  const at = position({ units: { 'us-4-8': AT_SEA, 'us-4-12': '0808', 'ge-709-919': '1010' } });
  const coast = coastOf(at.world, at.open, at.formation('us-4'));
  expect(openBeaches(at.world, at.open, at.field, coast)).toEqual([]);
  clear(at, '1010', '0908');
  expect(at.labels(openBeaches(at.world, at.open, at.field, coast))).toEqual(['0908']);
  expect(at.labels(followAshore(at.world, at.open, at.field, at.hexes('0908', '1010'), at.id('us-4-8')))).toEqual(['0908']);
  expect(followAshore(at.world, at.open, at.field, at.hexes('0908'), at.id('us-4-12'))).toEqual([]);
});
