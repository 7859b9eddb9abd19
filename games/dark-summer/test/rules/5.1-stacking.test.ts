import { expect, test } from 'vitest';
import { excessUnits, hasRoom, isOverStacked, mayStack } from '../../src/rules/5-stacking/stacking.js';
import { groundFor, position } from '../position.js';

const { world } = groundFor();
const stack = (...ids: readonly string[]): boolean =>
  mayStack(
    world,
    ids.map((id) => world.roster.ids.get(id) as number),
  );

// §5.1
test('four units of one division, or of one division and none', () => {
  expect(stack('us-9-2-inf', 'us-23-2-inf', 'us-38-2-inf', 'us-4-cav')).toBe(true);
  expect(stack('us-9-2-inf', 'us-23-2-inf', 'us-38-2-inf', 'us-4-cav', 'us-2-cav')).toBe(false);
  expect(stack('us-9-2-inf', 'us-357-90-inf')).toBe(false);
});

test('the examples: airborne regiments with the 90th, armoured brigades with the Canadians, the German stack', () => {
  expect(stack('us-357-90-inf', 'us-505-82-ab', 'us-506-101-ab', 'us-358-90-inf')).toBe(true);
  expect(stack('can-7-3-can', 'br-8a', 'br-27a', 'can-2a-can')).toBe(true);
  expect(stack('can-7-3-can', 'br-231-50-inf')).toBe(false);
  expect(stack('ge-kg-37-17ss-pzg', 'ge-kg-38-17ss-pzg', 'ge-1-iii-flak', 'ge-6-fj', 'ge-100-pz', 'ost-1')).toBe(true);
});

test('battalions and strongpoints are free, even those of a division', () => {
  expect(stack('ge-914-352', 'ge-915-352', 'ge-916-352', 'ge-6-fj', 'ge-fus-352', 'ge-fus-243', 'sp-1', 'ost-1', 'ge-tiger-503')).toBe(
    true,
  );
});

// §5.0
test('US and French units never stack with British, Canadian or Polish ones', () => {
  expect(stack('us-4-cav', 'fr-gt-d-2-arm-fr')).toBe(true);
  expect(stack('br-8a', 'po-10-1a-po')).toBe(true);
  expect(stack('us-4-cav', 'br-8a')).toBe(false);
  expect(stack('us-2-rng', 'br-8a')).toBe(false);
});

// §5.2
test('what is over the limit can be told, and whom removing would help', () => {
  const at = position({ units: { 'us-9-2-inf': '5020', 'us-2-rng': '5020', 'us-357-90-inf': '5020' } });
  expect(isOverStacked(at.world, at.open, at.hex('5020'))).toBe(true);
  expect(excessUnits(at.world, at.open, at.hex('5020'))).toEqual(at.ids('us-9-2-inf', 'us-357-90-inf'));
  at.move('us-357-90-inf', '4919');
  expect(excessUnits(at.world, at.open, at.hex('5020'))).toEqual([]);
  expect(hasRoom(at.world, at.open, at.id('us-357-90-inf'), at.hex('5020'))).toBe(false);
  expect(hasRoom(at.world, at.open, at.id('us-9-2-inf'), at.hex('5020'))).toBe(true);
});
