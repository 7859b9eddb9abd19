import { expect, test } from 'vitest';
import { CHERBOURG } from '../../src/index.js';
import { position } from '../position.js';
import { fight } from '../scene.js';

const beaches = ['4603'];

// §11.1
test('enemies next door may be attacked across any hexside but an impassable one, and nobody must be', () => {
  const sides = [
    { a: '5020', b: '5021', sea: true },
    { a: '5120', b: '5021', river: 'Orne', class: 'major' },
  ] as const;
  const at = position({
    drill: { sides },
    beaches,
    units: { 'br-8a': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5120', 'ge-915-352': '5319' },
  });
  const drill = fight(at, 1);
  expect(drill.offered()).toEqual(['5120', 'done']);
  expect([drill.why('5020'), drill.why('5319'), drill.why('5022')]).toEqual([
    'nobody-can-attack 11.1',
    'nobody-can-attack 11.1',
    'no-enemy-there 11.1',
  ]);
  expect(drill.play('done').isOver).toBe(true);
});

test('no unit attacks twice and no hex is attacked twice, but units of one hex may attack different ones', () => {
  const units = { 'br-8a': '5021', 'br-69-50-inf': '5021', 'br-151-50-inf': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5121' };
  const drill = fight(position({ drill: {}, beaches, units }), 1);
  drill.attack('5020', 'br-8a').roll(2);
  expect(drill.offered()).toEqual(['5121', 'done']);
  expect(drill.why('5020')).toBe('attacked-already 11.1');
  drill.play('5121');
  expect(drill.offered()).toEqual(['br-69-50-inf', 'br-151-50-inf']);
  expect(drill.why('br-8a')).toBe('fought-already 11.1');
  drill.play('br-69-50-inf');
  expect(drill.why('br-69-50-inf')).toBe('already-committed 11.3.1');
  drill.play('declare', 'done', 'done').roll(1);
  expect(drill.offered()).toEqual([]);
});

test('all units of an attacked hex defend together', () => {
  const units = { 'br-8a': '5021', 'ge-6-fj': '5020', 'ge-914-352': '5020', 'ge-100-pz': '5020' };
  const drill = fight(position({ drill: {}, beaches, units }), 1)
    .attack('5020', 'br-8a')
    .roll(3);
  expect(drill.report).toMatchObject({ attack: 4, defence: 4 + 3 + 1 });
});

test('strongpoints may attack, and never advance', () => {
  const at = position({ drill: {}, units: { 'sp-1': '5020', 'ge-kg-125-21-pz': '5020', 'br-131-7-a': '5021' }, reduced: ['br-131-7-a'] });
  at.open.value = at.open.value.with(at.id('sp-1'), 3);
  const drill = fight(at, 2).attack('5021', 'sp-1', 'ge-kg-125-21-pz').roll(6);
  expect(drill.report).toMatchObject({ attack: 8, defence: 1, result: 'DE' });
  expect(drill.step).toBe('advance');
  expect(drill.offered()).toEqual(['ge-kg-125-21-pz', 'done']);
  expect(drill.why('sp-1')).toBe('strongpoints-never-advance 11.1');
});

test('Germans do not attack Allies in C, W and S hexes', () => {
  const at = position({ units: { 'us-39-9-inf': '2000', 'us-47-9-inf': '2101', 'ge-914-352': '2001' } });
  const drill = fight(at, 2);
  expect(drill.offered()).toEqual(['2101', 'done']);
  expect(drill.why('2000')).toBe('lettered-hex 11.1');
});

// §15.0
test('no command attacks beyond its side of the Boundary and one column', () => {
  const at = position({ units: { 'br-8a': '3509', 'ge-914-352': '3510', 'ge-915-352': '3409' }, beaches: ['4003'] });
  const drill = fight(at, 1);
  expect(drill.offered()).toEqual(['3510', 'done']);
  expect(drill.why('3409')).toBe('boundary 15.0');
});

test('a unit or a declaration refused says why', () => {
  const units = { 'br-8a': '5021', 'br-27a': '5222', 'ge-6-fj': '5020', 'us-39-9-inf': '4920', 'br-69-50-inf': CHERBOURG };
  const drill = fight(position({ drill: {}, beaches, units }), 1).play('5020');
  expect([drill.why('declare'), drill.why('br-27a'), drill.why('us-39-9-inf'), drill.why('br-69-50-inf')]).toEqual([
    'no-attackers 11.3.1',
    'not-adjacent 11.1',
    'not-yours 9.3.2',
    'off-map 11.1',
  ]);
});
