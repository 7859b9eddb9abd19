import { expect, test } from 'vitest';
import { RAIN, SHOWERS, STORM, SUN } from '../../src/index.js';
import { supportValue } from '../../src/rules/12-support/support.js';
import { type Asked, ask, marker } from '../marker.js';
import { position } from '../position.js';

const air = (weather: number, more: Asked = {}) => ask('us-tac-air-1', weather, more);

// §12.2
test('once in every Combat or Combined Action Round in sun and cloud, once a turn in showers, never in rain and storm', () => {
  expect([air(SUN, { used: { turn: 1 } }), air(SUN, { used: { round: 1, turn: 1 } }), air(SUN, { round: 'combined' })]).toEqual([
    'yes',
    'used',
    'yes',
  ]);
  expect([air(SHOWERS), air(SHOWERS, { used: { turn: 1 } }), air(RAIN), air(STORM)]).toEqual(['yes', 'used', 'weather', 'weather']);
});

test('one marker a combat, with ships and tank destroyers but not with bombers; never in defence', () => {
  const withOther = (id: string) => air(SUN, { with: id });
  expect([withOther('us-tac-air-2'), withOther('us-naval'), withOther('tank-destroyers-1'), withOther('eighth-air-force')]).toEqual([
    'not-together',
    'yes',
    'yes',
    'not-together',
  ]);
  expect([air(SUN, { purpose: 'defence' }), air(SUN, { round: 'cherbourg' }), air(SUN, { round: 'wave2' })]).toEqual([
    'round',
    'yes',
    'round',
  ]);
});

test('woods and forest take from its value', () => {
  const at = position({ drill: { terrain: { 5020: 'woods', 5019: 'forest' } } });
  const value = (label: string) => supportValue(at.world, marker(at.world, 'us-tac-air-1'), at.hex(label));
  expect([value('5021'), value('5020'), value('5019')]).toEqual([4, 3, 2]);
});
