import { expect, test } from 'vitest';
import { hasRoom, isOverStacked } from '../../src/rules/5-stacking/stacking.js';
import { position } from '../position.js';

// §5.1 The three examples of legal stacks.
test('regiments of the 90th with regiments of both airborne divisions, four in all', () => {
  const at = position({ units: { 'us-357-90-inf': '5020', 'us-505-82-ab': '5020', 'us-506-101-ab': '5020', 'us-358-90-inf': '5020' } });
  expect(isOverStacked(at.world, at.open, at.hex('5020'))).toBe(false);
  expect(hasRoom(at.world, at.open, at.id('us-359-90-inf'), at.hex('5020'))).toBe(false);
});

test('a brigade of the Canadian 3rd with three independent armoured brigades, not with one of the 50th', () => {
  const at = position({ units: { 'can-7-3-can': '5020', 'br-8a': '5020', 'can-2a-can': '5020' } });
  expect(hasRoom(at.world, at.open, at.id('br-27a'), at.hex('5020'))).toBe(true);
  expect(hasRoom(at.world, at.open, at.id('br-231-50-inf'), at.hex('5020'))).toBe(false);
});

test('both Kampfgruppen of 17SS, a Flak regiment, 6 FJ, 100th Panzer Battalion and an Ost battalion', () => {
  const ids = ['ge-kg-37-17ss-pzg', 'ge-kg-38-17ss-pzg', 'ge-1-iii-flak', 'ge-6-fj', 'ge-100-pz', 'ost-1'];
  const at = position({ units: Object.fromEntries(ids.map((id) => [id, '5020'])) });
  expect(isOverStacked(at.world, at.open, at.hex('5020'))).toBe(false);
  expect(hasRoom(at.world, at.open, at.id('ge-2-iii-flak'), at.hex('5020'))).toBe(false);
});
