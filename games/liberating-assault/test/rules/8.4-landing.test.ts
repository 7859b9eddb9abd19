import { expect, test } from 'vitest';
import { AT_SEA, CLEARED, MOVE, MOVED } from '../../src/index.js';
import { beachChoices, coastOf, followAshore, movesAshore, openBeaches } from '../../src/rules/landing.js';
import { carryOutMoves } from '../../src/rules/moves.js';
import { kindsFor } from '../../src/steps/stack-orders.js';
import { type Position, position } from '../position.js';

const clear = (at: Position, ...labels: readonly string[]): void => {
  for (const label of labels) at.open.coast[at.world.ground.coastIndex[at.hex(label)] as number] = CLEARED;
};

// §8.4
test('a division lands on the coast of its corps, in as many hexes as it is given', () => {
  const at = position({});
  const division = at.formation('br-51');
  expect(at.labels(coastOf(at.world, at.open, division))).toEqual(['1714', '1814', '1815', '1916']);
  expect(at.labels(beachChoices(at.world, at.open, division, at.hexes('1815')))).toEqual(['1714', '1814', '1916']);
  expect(at.labels(beachChoices(at.world, at.open, division, at.hexes('1815', '1916')))).toEqual(['1714', '1814']);
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

// §4.19 §2.1 Without fuel a motorised unit moves one hex: from the sea that is the beach, if nobody has to be driven from it.
test('without fuel a counter at sea moves onto an open beach and no other', () => {
  const at = position({ units: { 'us-4-8': AT_SEA, 'us-4-hq': AT_SEA, 'ge-709-919': '1010' } });
  const unit = at.id('us-4-8');
  at.field.targets[at.formation('us-4')] = at.hexes('0908');
  expect(kindsFor(at.world, at.open, at.field, unit)).toEqual([]);
  clear(at, '1010');
  expect(movesAshore(at.world, at.open, at.field, unit), 'Germans hold it').toEqual([]);
  clear(at, '0908');
  expect([kindsFor(at.world, at.open, at.field, unit), at.labels(movesAshore(at.world, at.open, at.field, unit))]).toEqual([
    [MOVE],
    ['0908'],
  ]);
  at.order('us-4-8', MOVE, '0908');
  carryOutMoves(at.world, at.open, at.field);
  expect([at.where('us-4-8'), at.field.marks[unit]]).toEqual(['0908', MOVED]);
  expect(movesAshore(at.world, at.open, at.field, at.id('us-4-hq')), 'headquarters follow by themselves').toEqual([]);
});

// §4.19 §4.7
test('a beach that the enemy has taken back meanwhile is not entered by a move', () => {
  const at = position({ units: { 'us-4-8': AT_SEA, 'us-4-hq': AT_SEA, 'ge-709-919': '0908' } });
  clear(at, '0908');
  at.order('us-4-8', MOVE, '0908');
  carryOutMoves(at.world, at.open, at.field);
  expect(at.field.hex[at.id('us-4-8')]).toBe(AT_SEA);
});
