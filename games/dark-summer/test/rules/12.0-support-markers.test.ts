import { expect, test } from 'vitest';
import { SUN } from '../../src/index.js';
import { fight } from '../fight.js';
import { ask } from '../marker.js';
import { groundFor, position } from '../position.js';

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
  const drill = fight(at, 1).declare('5020', 'br-131-7-a').say('british-tac-air-1', 'done').roll(2);
  expect(drill.report.attack).toBe(2 + 4);
});
