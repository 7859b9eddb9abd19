import { expect, test } from 'vitest';
import { RAIN, SHOWERS, SUN } from '../../src/index.js';
import { type Asked, ask, refusal } from '../marker.js';
import { groundFor, position } from '../position.js';
import { fight } from '../scene.js';

// §12.0
test('each marker comes on its turn; on turn 1 there are only ships', () => {
  const { world } = groundFor();
  const early = world.data.tables.support.filter(({ turn }) => turn === 1).map(({ id }) => id);
  expect(early).toEqual(['us-naval', 'british-naval']);
  expect([ask('us-tac-air-2', SUN, { turn: 7 }), ask('us-tac-air-2', SUN, { turn: 8 })]).toEqual(['not-yet', 'yes']);
});

test('a command uses its own', () => {
  expect([ask('british-tac-air-1', SUN), ask('us-tac-air-1', SUN, { command: 1 }), ask('nebelwerfer', SUN)]).toEqual([
    'nation',
    'nation',
    'nation',
  ]);
});

test('what markers add may exceed what the units have', () => {
  const units = { 'br-131-7-a': '5021', 'ge-6-fj': '5020' };
  const at = position({ drill: {}, beaches: ['4603'], units, reduced: ['br-131-7-a'], open: { weather: SUN, turn: 4 } });
  const drill = fight(at, 1).declare('5020', 'br-131-7-a').play('british-tac-air-1', 'done').roll(2);
  expect(drill.report.attack).toBe(2 + 4);
});

/** Code and section of a refusal. */
const why = (id: string, weather: number, more: Asked = {}): string => {
  const refused = refusal(id, weather, more);
  return refused ? `${refused.code} ${refused.section}` : 'yes';
};

// §12.1 to §12.7
test('a marker refused names its own section', () => {
  const turn = { turn: 1 };
  expect([
    why('eighth-air-force', SHOWERS),
    why('eighth-air-force', SUN, { round: 'combined' }),
    why('eighth-air-force', SUN, { used: turn }),
    why('eighth-air-force', SUN, { with: 'us-naval' }),
  ]).toEqual(['weather 12.1', 'round 12.1', 'used 12.1', 'not-together 12.1']);
  expect([
    why('us-tac-air-1', RAIN),
    why('us-tac-air-1', SUN, { purpose: 'defence' }),
    why('us-tac-air-1', SHOWERS, { used: turn }),
    why('us-tac-air-1', SUN, { with: 'us-tac-air-2' }),
  ]).toEqual(['weather 12.2', 'round 12.2', 'used 12.2', 'not-together 12.2']);
  expect([
    why('us-naval', RAIN),
    why('us-naval', SUN, { round: 'wave1' }),
    why('us-naval', SUN, { used: { round: 1 } }),
    why('us-naval', SUN, { hex: '3305' }),
    why('us-naval', SUN, { hex: '5013' }),
    why('us-naval', SUN, { with: 'eighth-air-force' }),
    why('us-naval', SUN, { hex: '3503' }),
    why('us-naval', SHOWERS, { round: 'reaction', purpose: 'defence' }),
  ]).toEqual(['weather 12.3', 'round 12.3', 'used 12.3', 'terrain 12.3', 'range 12.3', 'not-together 12.1', 'yes', 'yes']);
  expect([
    why('tank-destroyers-1', SUN, { round: 'wave2' }),
    why('tank-destroyers-1', SUN, { used: turn }),
    why('tank-destroyers-1', SUN, { placing: { beaches: [] } }),
    why('tank-destroyers-1', SUN, { with: 'tank-destroyers-2' }),
    why('tank-destroyers-1', SUN, { with: 'tank-destroyers-1' }),
  ]).toEqual(['round 12.4', 'used 12.4', 'supply 12.4', 'not-together 12.4', 'used 11.3.2']);
});

test('German markers serve neither in the waves nor in Cherbourg, and name their sections', () => {
  const german = (id: string, weather: number, more: Asked = {}) => why(id, weather, { command: 2, americans: 'out', ...more });
  expect([
    german('nebelwerfer', SUN, { round: 'wave2' }),
    german('nebelwerfer', SUN, { round: 'cherbourg' }),
    german('nebelwerfer', SUN, { used: { turn: 1 } }),
    german('german-artillery', RAIN, { used: { turn: 1 } }),
    german('german-artillery', SUN),
    german('german-artillery', RAIN, { americans: 'in' }),
    german('german-artillery', RAIN),
  ]).toEqual(['round 12.5', 'round 12.5', 'used 12.5', 'used 12.6', 'weather 12.6', 'americans 12.6', 'yes']);
  const guns = (more: Asked = {}) => german('assault-guns', SUN, { purpose: 'defence', placing: { open: { assaultGuns: 1 } }, ...more });
  expect([guns({ placing: {} }), guns({ purpose: 'attack' }), guns({ used: { turn: 1 } })]).toEqual([
    'option 12.7',
    'round 12.7',
    'used 12.7',
  ]);
});
