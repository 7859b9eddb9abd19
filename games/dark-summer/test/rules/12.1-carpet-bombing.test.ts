import { expect, test } from 'vitest';
import { CLOUD, SHOWERS, SUN } from '../../src/index.js';
import { type Asked, ask } from '../marker.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const bombs = (weather: number, more: Asked = {}) => ask('eighth-air-force', weather, more);

// §12.1
test('in sun and cloud, for its own command’s attacks in Combat Rounds', () => {
  expect([bombs(SUN), bombs(CLOUD), bombs(SHOWERS)]).toEqual(['yes', 'yes', 'weather']);
  expect([bombs(SUN, { round: 'combined' }), bombs(SUN, { purpose: 'defence' }), bombs(SUN, { command: 1 })]).toEqual([
    'round',
    'round',
    'nation',
  ]);
  expect([bombs(SUN, { round: 'cherbourg' }), bombs(SUN, { turn: 2 })]).toEqual(['round', 'not-yet']);
});

test('once a turn and twice a game', () => {
  expect([bombs(SUN, { used: { turn: 1, game: 1 } }), bombs(SUN, { used: { game: 1 } }), bombs(SUN, { used: { game: 2 } })]).toEqual([
    'used',
    'yes',
    'used',
  ]);
});

test('not with air or ships in either order, but with tank destroyers', () => {
  expect(['us-tac-air-1', 'us-naval', 'tank-destroyers-1'].map((id) => bombs(SUN, { with: id }))).toEqual([
    'not-together',
    'not-together',
    'yes',
  ]);
  expect(['us-tac-air-1', 'us-naval', 'tank-destroyers-1'].map((id) => ask(id, SUN, { with: 'eighth-air-force' }))).toEqual([
    'not-together',
    'not-together',
    'yes',
  ]);
});

/** The shift and the defence of a bombed hex, in a Prepared Offensive too. */
function bombed(terrain: string, kind: 'combat' | 'prepared' = 'combat'): [number, number] {
  const sides = [{ a: '5020', b: '5021', river: 'Orne', class: 'minor' }] as const;
  const at = position({
    drill: { terrain: { 5020: terrain }, sides },
    beaches: ['4603'],
    units: { 'br-8a': '5021', 'ge-914-352': '5020' },
    open: { weather: SUN, turn: 5 },
  });
  const drill = fight(at, 1, kind).declare('5020', 'br-8a').play('bomber-command');
  while (drill.step === 'support') drill.play('done');
  const { shift, defence } = drill.roll(2).report;
  return [shift, defence];
}

test('the ground of the hex no longer counts but for a city, rivers still do, and the attack gains a column', () => {
  expect([bombed('clear'), bombed('bocage'), bombed('town'), bombed('forest'), bombed('woods')]).toEqual([
    [0, 3],
    [0, 3],
    [0, 3],
    [0, 3],
    [0, 3],
  ]);
  expect([bombed('city'), bombed('clear', 'prepared')]).toEqual([
    [-2, 3],
    [1, 3],
  ]);
});
