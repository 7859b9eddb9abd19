import { expect, test } from 'vitest';
import { emergencyPaths } from '../../src/rules/10-movement/moves.js';
import { type Placing, position } from '../position.js';
import { moving } from '../scene.js';

const held = (more: Placing = {}) =>
  position({
    drill: {},
    beaches: ['3203'],
    ...more,
    units: { 'ge-914-352': '5020', 'us-39-9-inf': '5019', 'us-47-9-inf': '5021', ...more.units },
  });

// §10.3
test('a unit that enemy units and zones hold may withdraw in a Move Round, instead of moving', () => {
  const march = moving(held(), 2).play('ge-914-352', '5220');
  expect(march.told('moved')).toEqual([]);
  expect(march.told('withdrew').map(({ path }) => path.length)).toEqual([3]);
});

test('not one that can move', () => {
  const at = held();
  at.move('us-47-9-inf', '4617');
  expect(emergencyPaths(at.world, at.open, at.id('ge-914-352'), 'move')).toEqual([]);
});

test('an Allied unit too, but not in a combined round', () => {
  const units = { 'us-39-9-inf': '5020', 'ge-914-352': '5019', 'ge-6-fj': '5021' };
  const at = position({ drill: {}, units, beaches: ['3203'], open: { boundaryLifted: 1 } });
  expect(moving(at, 0, 'combined').isOver).toBe(true);
  const march = moving(at, 0).play('us-39-9-inf');
  expect(march.offered().every((label) => at.world.grid.distance(at.hex('5020'), at.hex(label)) === 2)).toBe(true);
});

test('not one that only friends are in the way of', () => {
  const at = position({ units: { 'us-39-9-inf': '5020' }, drill: {}, open: { boundaryLifted: 1 } });
  expect(emergencyPaths(at.world, at.open, at.id('us-39-9-inf'), 'move')).toEqual([]);
});
