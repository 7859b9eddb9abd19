import { expect, test } from 'vitest';
import { BRITISH, GERMANS, RAIN, SUN, US } from '../../src/index.js';
import { type Placing, type Position, position } from '../position.js';
import { fight } from '../scene.js';

const at = (weather: number, more: Placing = {}): Position =>
  position({
    ...more,
    drill: {},
    beaches: ['4603'],
    units: { 'br-8a': '5021', 'ge-6-fj': '5020', ...more.units },
    open: { weather, turn: 4, ...more.open },
  });

// §11.3.2
test('first the attacker, then the defender announces markers, and both totals grow by them', () => {
  const drill = fight(at(SUN), BRITISH).declare('5020', 'br-8a');
  expect([drill.step, drill.seat]).toEqual(['support', 'allied']);
  expect(drill.offered()).toEqual(['bomber-command', 'british-tac-air-1', 'done']);
  drill.play('british-tac-air-1');
  expect([drill.step, drill.seat, drill.offered()]).toEqual(['support', 'german', ['nebelwerfer', 'done']]);
  drill.play('nebelwerfer').roll(1);
  expect(drill.report).toMatchObject({ attack: 4 + 4, defence: 4 + 3 });
  expect(drill.told('supported').map(({ marker, purpose }) => [marker, purpose])).toEqual([
    ['british-tac-air-1', 'attack'],
    ['nebelwerfer', 'defence'],
  ]);
});

test('what is not available says why', () => {
  const drill = fight(at(SUN), BRITISH).declare('5020', 'br-8a');
  const why = (id: string) => drill.why(id);
  expect([why('us-naval'), why('british-naval'), why('british-tac-air-2'), why('nebelwerfer')]).toEqual([
    'support-nation 12.0',
    'support-range 12.3',
    'support-not-yet 12.0',
    'support-nation 12.0',
  ]);
});

test('where nobody has a marker nobody is asked', () => {
  expect(fight(at(RAIN, { open: { turnUses: new Array(13).fill(1) } }), BRITISH).declare('5020', 'br-8a').step).toBe('battle');
});

test('with three players the command that defends is asked', () => {
  const units = { 'us-39-9-inf': '5021', 'ge-kg-125-21-pz': '5020' };
  const us = position({ drill: {}, beaches: ['3203'], units, open: { players: 3, turn: 4, turnUses: new Array(13).fill(0) } });
  const drill = fight(us, GERMANS).declare('5021', 'ge-kg-125-21-pz');
  expect(drill.seat).toBe('german');
  drill.play('done');
  expect([drill.step, drill.seat, drill.offered()]).toEqual(['support', 'us', ['tank-destroyers-1', 'tank-destroyers-2', 'done']]);
  expect(US).toBe(0);
});

test('markers are spent whatever the result', () => {
  const drill = fight(at(SUN), BRITISH).declare('5020', 'br-8a').play('british-tac-air-1', 'done').roll(1);
  const marker = drill.at.world.data.tables.support.findIndex(({ id }) => id === 'british-tac-air-1');
  const { roundUses, turnUses, gameUses } = drill.at.open;
  expect([roundUses[marker], turnUses[marker], gameUses[marker]]).toEqual([1, 1, 1]);
});
