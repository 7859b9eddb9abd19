import { expect, test } from 'vitest';
import { STORM, SUN } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';
import { position } from '../position.js';

const guns = (more: Asked = {}, weather = STORM) => ask('tank-destroyers-1', weather, more);

// §12.4
test('each once a turn, in attack or defence, in any weather', () => {
  expect([guns(), guns({}, SUN), guns({ purpose: 'defence', round: 'reaction' }), guns({ used: { turn: 1 } })]).toEqual([
    'yes',
    'yes',
    'yes',
    'used',
  ]);
});

test('for US units in supply, one marker a combat, never for a beach alone', () => {
  expect([guns({ command: 1 }), guns({ placing: { beaches: [] } }), guns({ with: 'tank-destroyers-2' }), guns({ units: [] })]).toEqual([
    'nation',
    'supply',
    'not-together',
    'supply',
  ]);
});

test('with bombers, air and ships, and for Cherbourg', () => {
  expect([guns({ with: 'eighth-air-force' }), guns({ with: 'us-tac-air-1' }), guns({ with: 'us-naval' })]).toEqual(['yes', 'yes', 'yes']);
});

test('not for the French alone', () => {
  const placing = { units: { 'us-39-9-inf': '3204', 'fr-gt-d-2-arm-fr': '3204' }, beaches: ['3203'] };
  const at = position(placing);
  expect(guns({ placing, units: at.ids('fr-gt-d-2-arm-fr') })).toBe('nation');
  expect(guns({ placing, units: at.ids('fr-gt-d-2-arm-fr', 'us-39-9-inf') })).toBe('yes');
});
