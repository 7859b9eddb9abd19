import { expect, test } from 'vitest';
import { inEnemyZoc, isBarred } from '../../src/rules/6-zones/zoc.js';
import { retreatPaths } from '../../src/rules/11-combat/retreat.js';
import { type Position, position } from '../position.js';

const lone = (): Position => position({ units: { 'us-39-9-inf': '5020' }, drill: {} });

// §6.2
test('a friendly unit of any size negates an enemy zone, but not for movement', () => {
  const at = lone().move('ge-100-pz', '5019');
  expect(isBarred(at.world, at.open, 1, at.hex('5019'))).toBe(false);
  expect(isBarred(at.world, at.open, 1, at.hex('5021'))).toBe(true);
  expect(inEnemyZoc(at.world, at.open, 1, at.hex('5019'))).toBe(true);
});

test('a Ranger battalion, a strongpoint and an Ost battalion negate as well as a regiment', () => {
  const free = (id: string, side: 0 | 1): boolean => {
    const at = position({ drill: {}, units: { 'us-39-9-inf': '5020', 'ge-6-fj': '5022', [id]: '5021' } });
    return !isBarred(at.world, at.open, side, at.hex('5021'));
  };
  expect([free('us-2-rng', 0), free('sp-1', 1), free('ost-1', 1), free('ge-914-352', 1)]).toEqual([true, true, true, true]);
  expect([free('us-2-rng', 1), free('ost-1', 0)]).toEqual([false, false]);
});

test('a retreat may pass a hex in an enemy zone where a friend stands', () => {
  const ring = ['4820', '5022', '5218'].map((label, i) => [['us-39-9-inf', 'us-47-9-inf', 'us-60-9-inf'][i], label]);
  const units = { ...Object.fromEntries(ring), 'us-357-90-inf': '5220', 'us-358-90-inf': '4919', 'ge-914-352': '5020' };
  const paths = (more: Readonly<Record<string, string>>): string[][] => {
    const at = position({ drill: {}, units: { ...units, ...more } });
    return retreatPaths(at.world, at.open, at.id('ge-914-352')).map((path) => path.map((hex) => at.world.grid.label(hex)));
  };
  expect(paths({})).toEqual([]);
  expect(paths({ 'ge-100-pz': '5120', 'ost-1': '5221' })).toEqual([['5120', '5221']]);
});
