import { expect, test } from 'vitest';
import { type Battle, columnName, defenderOf, supportCase } from '../../src/rules/11-combat/battle.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const units = { 'br-8a': '5021', 'br-69-50-inf': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5121' };

// §11.3
test('each combat is resolved to its advance before the next is designated', () => {
  const drill = fight(position({ drill: {}, beaches: ['4603'], units, reduced: ['ge-914-352'] }), 1);
  drill.attack('5121', 'br-8a', 'br-69-50-inf');
  expect(drill.awaits).toMatchObject({ kind: 'chance', roll: { kind: 'dice', count: 1, sides: 6, section: '11.3.5' } });
  drill.roll(6);
  expect(drill.report.result).toBe('DE');
  expect(drill.step).toBe('advance');
  drill.play('br-8a', 'done');
  expect(drill.step).toBe('over');
  expect(drill.events.map(({ event }) => event)).toEqual(['declared', 'battle', 'eliminated', 'advanced']);
});

test('combats need not be announced beforehand: what a first one opens, a second may use', () => {
  const drill = fight(position({ drill: {}, beaches: ['4603'], units: { ...units, 'ge-914-352': '5318', 'ge-100-pz': '5121' } }), 1);
  drill.attack('5121', 'br-8a').roll(6).play('br-8a');
  expect(drill.place('br-8a')).toBe('5121');
  expect(drill.offered()).toEqual(['5020', 'done']);
  expect(drill.attack('5020', 'br-69-50-inf').roll(1).isOver).toBe(true);
});

// §11.3.3
test('columns go on to the left of the table by name, and end where nothing attacks', () => {
  const { world } = position({});
  expect([0, 7, -1, -2, -99].map((column) => columnName(world, column))).toEqual(['1-3', '6-1', '1-4', '1-5', '']);
});

// §11.3.2 §12.6
test('who defends a hex, and whether Americans are in the fight', () => {
  const at = position({ units: { 'us-8-4-inf': '2303', 'br-8a': '4104', 'ge-6-fj': '3305' }, beaches: ['2403', '4003'] });
  const who = (label: string, attacker: 0 | 1 | 2 = 2) => defenderOf(at.world, at.open, attacker, at.hex(label));
  expect([who('2303'), who('4104'), who('2403'), who('4003'), who('3305', 1)]).toEqual([0, 1, 0, 1, 2]);
  const americans = (label: string, command: 0 | 1 | 2) => {
    const battle: Battle = { command, kind: 'combat', target: at.hex(label), units: [], attackSupport: [], defenceSupport: [] };
    return supportCase(at.world, at.open, battle, 'defence').americans;
  };
  expect([americans('2303', 2), americans('4104', 2), americans('3305', 0), americans('3305', 1)]).toEqual(['in', 'out', 'in', 'out']);
});

test('each side is judged by its own units and the markers it has given', () => {
  const at = position({ units: { 'br-8a': '4104', 'ge-6-fj': '4105' } });
  const own = at.ids('br-8a');
  const battle: Battle = { command: 1, kind: 'prepared', target: at.hex('4105'), units: own, attackSupport: [2], defenceSupport: [9] };
  const of = (purpose: 'attack' | 'defence') => {
    const { units: supported, given, command, round } = supportCase(at.world, at.open, battle, purpose);
    return { units: supported, given, command, round };
  };
  expect(of('attack')).toEqual({ units: at.ids('br-8a'), given: [2], command: 1, round: 'combat' });
  expect(of('defence')).toEqual({ units: at.ids('ge-6-fj'), given: [9], command: 2, round: 'combat' });
});
