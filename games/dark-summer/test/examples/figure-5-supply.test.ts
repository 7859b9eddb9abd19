import { expect, test } from 'vitest';
import { isUnitSupplied } from '../../src/rules/13-supply/supply.js';
import { position } from '../position.js';

// §13.2 Figure 5, laid out on the drill ground: a flooded hex, regiments whose zones bar the way, a Ranger battalion without one.
test('the surrounded unit has no supply; one beside Rangers has, one through a friend’s hex has', () => {
  const drill = { terrain: { 4919: 'flooded', 4920: 'flooded', 5019: 'flooded' } };
  const surrounded = position({ drill, units: { 'ge-914-352': '5020', 'us-501-101-ab': '5121', 'us-502-101-ab': '5118' } });
  expect(isUnitSupplied(surrounded.world, surrounded.open, surrounded.id('ge-914-352'))).toBe(false);
  const rangers = position({ drill, units: { 'ge-914-352': '5020', 'us-2-rng': '5121', 'us-502-101-ab': '5118' } });
  expect(isUnitSupplied(rangers.world, rangers.open, rangers.id('ge-914-352'))).toBe(true);
  const friend = position({
    drill,
    units: { 'ge-914-352': '5020', 'ge-915-352': '5021', 'us-501-101-ab': '5121', 'us-502-101-ab': '5118' },
  });
  expect(isUnitSupplied(friend.world, friend.open, friend.id('ge-914-352'))).toBe(true);
});
