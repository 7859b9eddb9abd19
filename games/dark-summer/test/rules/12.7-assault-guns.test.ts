import { expect, test } from 'vitest';
import { CLOUD, RAIN, SUN } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';

const option = { placing: { open: { assaultGuns: 1 } } };
const guns = (weather: number, more: Asked = {}) => ask('assault-guns', weather, { command: 2, purpose: 'defence', ...option, ...more });

// §12.7
test('only by option, only in defence, from turn 2, for units in supply', () => {
  expect([
    guns(SUN),
    guns(SUN, { placing: {} }),
    guns(SUN, { purpose: 'attack' }),
    guns(SUN, { turn: 1 }),
    guns(SUN, { units: [] }),
  ]).toEqual(['yes', 'option', 'round', 'not-yet', 'supply']);
});

test('once a turn in sun, twice in any other weather, never twice in one combat', () => {
  expect([guns(SUN, { used: { turn: 1 } }), guns(CLOUD, { used: { turn: 1 } }), guns(RAIN, { used: { turn: 2 } })]).toEqual([
    'used',
    'yes',
    'used',
  ]);
  expect([guns(RAIN, { with: 'assault-guns' }), guns(RAIN, { with: 'nebelwerfer' })]).toEqual(['used', 'yes']);
});
